import { Module } from '@nestjs/common';
import { DefaultCoversModule } from '../entities/default-covers/default-covers.module.js';
import { EntityAudioModule } from '../entities/audio/entity-audio.module.js';
import { EntitiesModule } from '../entities/entities.module.js';
import { FondsModule } from '../fonds/fonds.module.js';
import { ReversalModule } from '../history/reversal.module.js';
import { ImageUploadModule } from '../images/upload/image-upload.module.js';
import { AnnotationsModule } from '../photos/annotations/annotations.module.js';
import { PhotoChangesModule } from '../photos/photo-changes.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { UnfinishedUploadsModule } from '../photos/upload/unfinished-uploads.module.js';
import { EndedImports } from './ended-imports.js';
import { ImportChanges } from './browser/import-changes.js';
import { ImportClaims } from './import-claims.js';
import { ImportFile } from './browser/import-file.js';
import { ImportFindings } from './browser/import-findings.js';
import { ImportPreparation } from './browser/import-preparation.js';
import { ImportPreview } from './browser/import-preview.js';
import { ImportReading } from './browser/import-reading.js';
import { ImportWork } from './browser/import-work.js';
import { ReceivedFile } from './browser/received-file.js';
import { ImportRowsRepository } from './import-rows.repository.js';
import { ImportRunner } from './import-runner.js';
import { ImportUndo } from './import-undo.js';
import { Importers } from './importers.js';
import { ImportsRepository } from './imports.repository.js';
import { ImportsService } from './imports.service.js';
import { DefaultCoverImporter } from './records/default-cover-importer.js';
import { EntityImporter } from './records/entity-importer.js';
import { EntityTypeImporter } from './records/entity-type-importer.js';
import { FondsImporter } from './records/fonds-importer.js';
import { ImportedRecords } from './records/imported-records.js';
import { NearNames } from './records/near-names.js';
import { ImportedAnnotations } from './records/imported-annotations.js';
import { ImportedAudio } from './records/imported-audio.js';
import { ImportedPlaces } from './records/imported-places.js';
import { ImportedBacks } from './records/imported-backs.js';
import { ImportedComparisons } from './records/imported-comparisons.js';
import { NewReferences } from './records/new-references.js';
import { PhotoImporter } from './records/photo-importer.js';
import { PhotoMatches } from './records/photo-matches.js';
import { PictureReceiver } from './records/received-pictures.js';
import { RelationImporter } from './records/relation-importer.js';
import { RelationKindImporter } from './records/relation-kind-importer.js';
import { TagImporter } from './records/tag-importer.js';

@Module({
  imports: [
    AnnotationsModule,
    DefaultCoversModule,
    EntitiesModule,
    EntityAudioModule,
    FondsModule,
    ImageUploadModule,
    PhotoChangesModule,
    PhotosModule,
    ReversalModule,
    SettingsModule,
    UnfinishedUploadsModule,
  ],
  providers: [
    DefaultCoverImporter,
    EndedImports,
    EntityImporter,
    EntityTypeImporter,
    FondsImporter,
    Importers,
    ImportChanges,
    ImportClaims,
    ImportedRecords,
    ImportFile,
    ImportFindings,
    ImportPreparation,
    ImportPreview,
    ImportReading,
    ImportRowsRepository,
    ImportRunner,
    ImportsRepository,
    ImportsService,
    ImportUndo,
    ImportWork,
    NearNames,
    NewReferences,
    ImportedAnnotations,
    ImportedAudio,
    ImportedBacks,
    ImportedComparisons,
    ImportedPlaces,
    PhotoImporter,
    PhotoMatches,
    PictureReceiver,
    ReceivedFile,
    RelationImporter,
    RelationKindImporter,
    TagImporter,
  ],
  exports: [
    EndedImports,
    ImportChanges,
    ImportFindings,
    ImportPreparation,
    ImportPreview,
    ImportRowsRepository,
    ImportRunner,
    ImportsRepository,
    ImportsService,
    ImportUndo,
    ImportWork,
    NearNames,
  ],
})
export class ImportsModule {}
