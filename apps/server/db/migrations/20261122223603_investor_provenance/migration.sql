ALTER TABLE "investors" ADD COLUMN "provenance" jsonb DEFAULT '{}' NOT NULL;
--> statement-breakpoint
-- What someone registered came through an application; a mark of where it comes from is no change of an investor.
UPDATE investors SET provenance = jsonb_build_object('declared', jsonb_build_object('by', owner_id, 'at', created_at))
  WHERE owner_id IS NOT NULL OR EXISTS (SELECT FROM applications WHERE applications.investor_id = investors.id);
--> statement-breakpoint
UPDATE investors SET provenance = jsonb_build_object('imported',
    jsonb_build_object('by', imports.created_by, 'at', import_rows.written_at, 'file', imports.file_name))
  FROM import_rows JOIN imports ON imports.id = import_rows.import_id AND imports.kind = 'investors'
  WHERE import_rows.record_id = investors.id AND import_rows.standing = 'added' AND investors.provenance = '{}';
