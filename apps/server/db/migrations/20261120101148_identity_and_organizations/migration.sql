CREATE TABLE "browser_error_days" (
	"error_id" uuid,
	"day" date,
	"occurrences" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "browser_error_days_pkey" PRIMARY KEY("error_id","day")
);
--> statement-breakpoint
CREATE TABLE "browser_errors" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"fingerprint" text NOT NULL UNIQUE,
	"message" text NOT NULL,
	"stack" text,
	"component_stack" text,
	"url" text NOT NULL,
	"occurrences" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"first_seen_at" timestamptz DEFAULT now() NOT NULL,
	"last_seen_at" timestamptz DEFAULT now() NOT NULL,
	"resolved_by" uuid,
	"resolved_at" timestamptz
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"topic" text NOT NULL,
	"message" text NOT NULL,
	"language" text DEFAULT 'el' NOT NULL,
	"user_id" uuid,
	"answered_at" timestamptz,
	"answered_by" uuid,
	"created_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "performance_analytics" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"metric_name" text NOT NULL,
	"metric_value" double precision NOT NULL,
	"metric_metadata" jsonb DEFAULT '{}' NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_passkeys" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"user_id" uuid NOT NULL,
	"name" text,
	"public_key" text NOT NULL,
	"credential_id" text NOT NULL UNIQUE,
	"counter" integer NOT NULL,
	"device_type" text NOT NULL,
	"backed_up" boolean NOT NULL,
	"transports" text,
	"aaguid" text,
	"created_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_two_factors" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"user_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT true NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamptz
);
--> statement-breakpoint
CREATE TABLE "impersonations" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"session_id" uuid UNIQUE,
	"admin_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"started_at" timestamptz DEFAULT now() NOT NULL,
	"expires_at" timestamptz NOT NULL,
	"ended_at" timestamptz
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"user_id" uuid,
	"kind" text,
	"channel" text,
	"enabled" boolean NOT NULL,
	CONSTRAINT "notification_preferences_pkey" PRIMARY KEY("user_id","kind","channel")
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"user_id" uuid PRIMARY KEY,
	"quiet_from" text,
	"quiet_until" text,
	"timezone" text DEFAULT 'Europe/Athens' NOT NULL,
	"digest" boolean DEFAULT false NOT NULL,
	"digest_at" text DEFAULT '08:00' NOT NULL,
	"digest_sent_at" timestamptz
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint" text NOT NULL UNIQUE,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organization_invitations" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"organization_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text DEFAULT 'member' NOT NULL,
	"language" text DEFAULT 'el' NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"token_hash" text NOT NULL UNIQUE,
	"invited_by" uuid,
	"accepted_by" uuid,
	"expires_at" timestamptz NOT NULL,
	"last_sent_at" timestamptz DEFAULT now() NOT NULL,
	"decided_at" timestamptz,
	"created_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"occurred_at" timestamptz DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"actor_name" text,
	"impersonator_id" uuid,
	"organization_id" uuid,
	"action" text NOT NULL,
	"entity_type" text NOT NULL,
	"entity_id" text,
	"entity_name" text,
	"details" jsonb DEFAULT '{}' NOT NULL,
	"address" text,
	"request_id" text
);
--> statement-breakpoint
CREATE TABLE "feature_switches" (
	"key" text PRIMARY KEY,
	"enabled" boolean NOT NULL,
	"updated_by" uuid,
	"updated_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_links" ADD COLUMN "payload" jsonb DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "auth_users" ADD COLUMN "two_factor_enabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "welcomed_at" timestamptz;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "deletion_requested_at" timestamptz;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "erased_at" timestamptz;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "role_requests" ADD COLUMN "decision_note" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "digested_at" timestamptz;--> statement-breakpoint
ALTER TABLE "organization_settings" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "deleted_at" timestamptz;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "deleted_by" uuid;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "browser_errors_list_idx" ON "browser_errors" ("status","last_seen_at","id");--> statement-breakpoint
CREATE INDEX "browser_errors_resolved_by_idx" ON "browser_errors" ("resolved_by");--> statement-breakpoint
CREATE INDEX "contact_messages_user_idx" ON "contact_messages" ("user_id");--> statement-breakpoint
CREATE INDEX "contact_messages_answered_by_idx" ON "contact_messages" ("answered_by");--> statement-breakpoint
CREATE INDEX "performance_analytics_metric_idx" ON "performance_analytics" ("metric_name","created_at");--> statement-breakpoint
CREATE INDEX "auth_passkeys_user_idx" ON "auth_passkeys" ("user_id");--> statement-breakpoint
CREATE INDEX "auth_two_factors_user_idx" ON "auth_two_factors" ("user_id");--> statement-breakpoint
CREATE INDEX "impersonations_admin_idx" ON "impersonations" ("admin_id");--> statement-breakpoint
CREATE INDEX "impersonations_user_idx" ON "impersonations" ("user_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user_idx" ON "push_subscriptions" ("user_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_session_idx" ON "push_subscriptions" ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "organization_invitations_one_pending_idx" ON "organization_invitations" ("organization_id","email") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "organization_invitations_list_idx" ON "organization_invitations" ("organization_id","status","created_at");--> statement-breakpoint
CREATE INDEX "organization_invitations_email_idx" ON "organization_invitations" ("email");--> statement-breakpoint
CREATE INDEX "organization_invitations_invited_by_idx" ON "organization_invitations" ("invited_by");--> statement-breakpoint
CREATE INDEX "organization_invitations_accepted_by_idx" ON "organization_invitations" ("accepted_by");--> statement-breakpoint
CREATE INDEX "organizations_deleted_by_idx" ON "organizations" ("deleted_by");--> statement-breakpoint
CREATE INDEX "audit_log_time_idx" ON "audit_log" ("occurred_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_organization_idx" ON "audit_log" ("organization_id","occurred_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor_idx" ON "audit_log" ("actor_id","occurred_at");--> statement-breakpoint
CREATE INDEX "audit_log_entity_idx" ON "audit_log" ("entity_type","entity_id","occurred_at");--> statement-breakpoint
ALTER TABLE "browser_error_days" ADD CONSTRAINT "browser_error_days_error_id_browser_errors_id_fkey" FOREIGN KEY ("error_id") REFERENCES "browser_errors"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "browser_errors" ADD CONSTRAINT "browser_errors_resolved_by_profiles_id_fkey" FOREIGN KEY ("resolved_by") REFERENCES "profiles"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_answered_by_profiles_id_fkey" FOREIGN KEY ("answered_by") REFERENCES "profiles"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "auth_passkeys" ADD CONSTRAINT "auth_passkeys_user_id_auth_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "auth_users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "auth_two_factors" ADD CONSTRAINT "auth_two_factors_user_id_auth_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "auth_users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "impersonations" ADD CONSTRAINT "impersonations_session_id_auth_sessions_id_fkey" FOREIGN KEY ("session_id") REFERENCES "auth_sessions"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "impersonations" ADD CONSTRAINT "impersonations_admin_id_profiles_id_fkey" FOREIGN KEY ("admin_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "impersonations" ADD CONSTRAINT "impersonations_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_auth_sessions_id_fkey" FOREIGN KEY ("session_id") REFERENCES "auth_sessions"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "organization_invitations" ADD CONSTRAINT "organization_invitations_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "organization_invitations" ADD CONSTRAINT "organization_invitations_invited_by_profiles_id_fkey" FOREIGN KEY ("invited_by") REFERENCES "profiles"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "organization_invitations" ADD CONSTRAINT "organization_invitations_accepted_by_profiles_id_fkey" FOREIGN KEY ("accepted_by") REFERENCES "profiles"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_deleted_by_profiles_id_fkey" FOREIGN KEY ("deleted_by") REFERENCES "profiles"("id") ON DELETE SET NULL;