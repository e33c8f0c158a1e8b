import { IsUUID } from 'class-validator';

export class SessionKeyDto {
  @IsUUID()
  id: string;
}
