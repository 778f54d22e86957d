CREATE TABLE "call_letters" (
	"programme_id" uuid,
	"verdict" text,
	"texts" jsonb NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "call_letters_pkey" PRIMARY KEY("programme_id","verdict")
);
--> statement-breakpoint
ALTER TABLE "call_letters" ADD CONSTRAINT "call_letters_programme_id_programmes_id_fkey" FOREIGN KEY ("programme_id") REFERENCES "programmes"("id") ON DELETE CASCADE;