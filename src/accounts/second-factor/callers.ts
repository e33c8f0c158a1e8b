import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Viewer } from '../../contract/access.js';
import { viewerOf } from '../../platform/http/viewer.decorator.js';
import { Csrf } from '../sessions/csrf.js';

/** Who wants to change how an account is protected. */
export interface Caller {
  viewer: Viewer;
  /** Of the network, for counting wrong passwords and codes. */
  address: string;
  /** What only the caller's browser has. */
  holder: string;
}

@Injectable()
export class Callers {
  constructor(private readonly csrf: Csrf) {}

  of(request: Request): Caller {
    return { viewer: viewerOf(request), address: request.ip ?? '', holder: this.csrf.holderOf(request) };
  }
}
