ALTER TABLE "auth_two_factors" ADD COLUMN "enabled_at" timestamptz;--> statement-breakpoint
ALTER TABLE "auth_users" ADD COLUMN "email_proven_at" timestamptz;--> statement-breakpoint
ALTER TABLE "auth_users" ADD COLUMN "signed_up_in" text;--> statement-breakpoint
-- Nobody knows who proved addresses until now: what protects those accounts is not taken off them.
UPDATE "auth_users" SET "email_proven_at" = "created_at" WHERE "email_verified";
