import { Injectable } from '@nestjs/common';
import { Metrics } from '../platform/metrics/metrics.js';
import { AdminPhotosRepository } from './admin/admin-photos.repository.js';

@Injectable()
export class PhotoMetrics {
  constructor(metrics: Metrics, photos: AdminPhotosRepository) {
    metrics.gauge({
      name: 'veduta_photos',
      of: 'archive',
      help: 'Photographs of the archive, by their status.',
      labels: ['status'],
      async read() {
        const counts = await photos.counts();
        return Object.entries(counts).map(([status, value]) => ({ labels: { status }, value }));
      },
    });
  }
}
