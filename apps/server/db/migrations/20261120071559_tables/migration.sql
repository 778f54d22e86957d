CREATE TABLE "activity_feed" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"organization_id" uuid NOT NULL,
	"user_id" uuid,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"activity_type" text NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"metadata" jsonb DEFAULT '{}' NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_history" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"organization_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"from_phase" text,
	"to_phase" text NOT NULL,
	"reason" text,
	"created_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_transitions" (
	"from_phase" text,
	"to_phase" text,
	"action" text,
	CONSTRAINT "application_transitions_pkey" PRIMARY KEY("from_phase","to_phase","action")
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"organization_id" uuid NOT NULL,
	"programme_id" uuid NOT NULL,
	"applicant_id" uuid NOT NULL,
	"startup_id" uuid,
	"reference" text UNIQUE,
	"status" text DEFAULT 'pending' NOT NULL,
	"phase" text GENERATED ALWAYS AS (application_phase(status, submitted_at, withdrawn_at, changes_requested_at)) STORED NOT NULL,
	"submitted_at" timestamptz,
	"withdrawn_at" timestamptz,
	"changes_requested_at" timestamptz,
	"decided_at" timestamptz,
	"appealed_at" timestamptz,
	"clock_paused_seconds" integer DEFAULT 0 NOT NULL,
	"form_version" integer NOT NULL,
	"answers" jsonb DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL,
	"search_folded" text GENERATED ALWAYS AS (kerkis_fold(coalesce(answers->>'name', '') || ' ' || coalesce(reference, ''))) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "evaluation_history" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"organization_id" uuid NOT NULL,
	"evaluation_id" uuid NOT NULL,
	"actor_id" uuid,
	"from_status" text,
	"to_status" text NOT NULL,
	"scores" jsonb NOT NULL,
	"weighted_total" numeric(5,1),
	"created_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "evaluation_templates" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"organization_id" uuid NOT NULL,
	"template_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"title" jsonb NOT NULL,
	"criteria" jsonb NOT NULL,
	"published_at" timestamptz,
	"created_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "evaluations" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"organization_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"evaluator_id" uuid NOT NULL,
	"template_version_id" uuid NOT NULL,
	"status" text DEFAULT 'assigned' NOT NULL,
	"due_at" timestamptz,
	"assigned_by" uuid,
	"assigned_at" timestamptz DEFAULT now() NOT NULL,
	"scores" jsonb DEFAULT '{}' NOT NULL,
	"private_notes" text DEFAULT '' NOT NULL,
	"feedback" text DEFAULT '' NOT NULL,
	"recommendation" text,
	"weighted_total" numeric(5,1),
	"submitted_at" timestamptz,
	"recusal_reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_links" (
	"token_hash" text PRIMARY KEY,
	"purpose" text NOT NULL,
	"user_id" uuid,
	"expires_at" timestamptz NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "account_links_owner" CHECK (("purpose" = 'set_up') = ("user_id" is null))
);
--> statement-breakpoint
CREATE TABLE "auth_accounts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"access_token_expires_at" timestamptz,
	"refresh_token_expires_at" timestamptz,
	"scope" text,
	"id_token" text,
	"password" text,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_sessions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"user_id" uuid NOT NULL,
	"token" text NOT NULL UNIQUE,
	"expires_at" timestamptz NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_users" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"name" text NOT NULL,
	"email" text NOT NULL UNIQUE,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_verifications" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamptz NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY,
	"role" text DEFAULT 'company_coordinator' NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL UNIQUE,
	"avatar_url" text,
	"language" text DEFAULT 'el' NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "role_requests" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamptz,
	"created_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "super_admins" (
	"user_id" uuid PRIMARY KEY,
	"granted_by" uuid,
	"granted_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"user_id" uuid NOT NULL,
	"organization_id" uuid,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"type" text DEFAULT 'info' NOT NULL,
	"activity_type" text NOT NULL,
	"metadata" jsonb DEFAULT '{}' NOT NULL,
	"link" text,
	"is_read" boolean DEFAULT false NOT NULL,
	"removed_at" timestamptz,
	"created_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organization_members" (
	"organization_id" uuid,
	"user_id" uuid,
	"role" text DEFAULT 'member' NOT NULL,
	"permissions" jsonb DEFAULT '{}' NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "organization_members_pkey" PRIMARY KEY("organization_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "organization_settings" (
	"organization_id" uuid PRIMARY KEY,
	"settings" jsonb DEFAULT '{}' NOT NULL,
	"branding" jsonb DEFAULT '{}' NOT NULL,
	"billing_settings" jsonb DEFAULT '{}' NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organizations" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"name" text NOT NULL,
	"slug" text NOT NULL UNIQUE,
	"description" text DEFAULT '' NOT NULL,
	"website_url" text,
	"location" text,
	"logo_url" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"settings" jsonb DEFAULT '{}' NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_permission_overrides" (
	"organization_id" uuid,
	"subject" text,
	"role" text,
	"page" text,
	"allowed" boolean NOT NULL,
	CONSTRAINT "page_permission_overrides_pkey" PRIMARY KEY("organization_id","subject","role","page")
);
--> statement-breakpoint
CREATE TABLE "programmes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"organization_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"opens_at" timestamptz,
	"closes_at" timestamptz,
	"grace_minutes" integer DEFAULT 0 NOT NULL,
	"timezone" text DEFAULT 'Europe/Athens' NOT NULL,
	"review_days" integer DEFAULT 10 NOT NULL,
	"evaluation_template_id" uuid,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "startups" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"organization_id" uuid NOT NULL,
	"owner_id" uuid,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"tagline" text DEFAULT '' NOT NULL,
	"legal_name" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"industry" text NOT NULL,
	"stage" text NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"country" text DEFAULT 'GR' NOT NULL,
	"region" text,
	"city" text DEFAULT '' NOT NULL,
	"website_url" text,
	"website_domain" text,
	"logo_url" text,
	"founded_on" date,
	"business_model" text,
	"employees_range" text,
	"funding_total" numeric(16,2),
	"currency" text DEFAULT 'EUR' NOT NULL,
	"tax_number" text,
	"registration_number" text,
	"social_links" jsonb DEFAULT '[]' NOT NULL,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"sdgs" integer[] DEFAULT '{}'::integer[] NOT NULL,
	"women_led" boolean,
	"team" jsonb DEFAULT '[]' NOT NULL,
	"milestones" jsonb DEFAULT '[]' NOT NULL,
	"funding_rounds" jsonb DEFAULT '[]' NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"verified_at" timestamptz,
	"verified_by" uuid,
	"deleted_at" timestamptz,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (kerkis_fold(name)) STORED NOT NULL,
	"search_folded" text GENERATED ALWAYS AS (kerkis_fold(name || ' ' || tagline || ' ' || description)) STORED NOT NULL,
	"location_folded" text GENERATED ALWAYS AS (kerkis_fold(location)) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7(),
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body_text" text NOT NULL,
	"body_html" text NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "activity_feed_reader_idx" ON "activity_feed" ("organization_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "application_history_application_idx" ON "application_history" ("application_id","id");--> statement-breakpoint
CREATE INDEX "applications_organization_idx" ON "applications" ("organization_id","submitted_at","id");--> statement-breakpoint
CREATE INDEX "applications_organization_phase_idx" ON "applications" ("organization_id","phase","submitted_at","id");--> statement-breakpoint
CREATE INDEX "applications_applicant_idx" ON "applications" ("applicant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "applications_startup_idx" ON "applications" ("startup_id");--> statement-breakpoint
CREATE INDEX "applications_search_idx" ON "applications" USING gin ("search_folded" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "evaluation_history_evaluation_idx" ON "evaluation_history" ("evaluation_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "evaluation_templates_version_idx" ON "evaluation_templates" ("template_id","version");--> statement-breakpoint
CREATE INDEX "evaluation_templates_organization_idx" ON "evaluation_templates" ("organization_id");--> statement-breakpoint
CREATE UNIQUE INDEX "evaluations_one_each_idx" ON "evaluations" ("application_id","evaluator_id");--> statement-breakpoint
CREATE INDEX "evaluations_evaluator_idx" ON "evaluations" ("organization_id","evaluator_id","status");--> statement-breakpoint
CREATE INDEX "account_links_user_idx" ON "account_links" ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "auth_accounts_user_idx" ON "auth_accounts" ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "auth_accounts_provider_idx" ON "auth_accounts" ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "auth_sessions_user_idx" ON "auth_sessions" ("user_id");--> statement-breakpoint
CREATE INDEX "auth_verifications_identifier_idx" ON "auth_verifications" ("identifier");--> statement-breakpoint
CREATE UNIQUE INDEX "role_requests_one_pending_idx" ON "role_requests" ("user_id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "notifications_user_idx" ON "notifications" ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread_idx" ON "notifications" ("user_id") WHERE not is_read and removed_at is null;--> statement-breakpoint
CREATE INDEX "organization_members_user_idx" ON "organization_members" ("user_id");--> statement-breakpoint
CREATE INDEX "programmes_organization_idx" ON "programmes" ("organization_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "programmes_one_registry_idx" ON "programmes" ("organization_id") WHERE kind = 'registry';--> statement-breakpoint
CREATE INDEX "startups_public_newest_idx" ON "startups" ("created_at","id") WHERE is_active and is_verified and deleted_at is null;--> statement-breakpoint
CREATE INDEX "startups_public_name_idx" ON "startups" ("name_folded","id") WHERE is_active and is_verified and deleted_at is null;--> statement-breakpoint
CREATE INDEX "startups_public_industry_idx" ON "startups" ("industry","created_at","id") WHERE is_active and is_verified and deleted_at is null;--> statement-breakpoint
CREATE INDEX "startups_public_stage_idx" ON "startups" ("stage","created_at","id") WHERE is_active and is_verified and deleted_at is null;--> statement-breakpoint
CREATE INDEX "startups_public_location_idx" ON "startups" ("location_folded","created_at","id") WHERE is_active and is_verified and deleted_at is null;--> statement-breakpoint
CREATE INDEX "startups_organization_idx" ON "startups" ("organization_id","created_at","id");--> statement-breakpoint
CREATE INDEX "startups_owner_idx" ON "startups" ("owner_id");--> statement-breakpoint
CREATE INDEX "startups_domain_idx" ON "startups" ("website_domain");--> statement-breakpoint
CREATE INDEX "startups_tax_number_idx" ON "startups" ("tax_number");--> statement-breakpoint
CREATE INDEX "startups_search_idx" ON "startups" USING gin ("search_folded" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "startups_name_trigram_idx" ON "startups" USING gin ("name_folded" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "mail_outbox_recipient_idx" ON "mail_outbox" ("recipient","id");--> statement-breakpoint
ALTER TABLE "activity_feed" ADD CONSTRAINT "activity_feed_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "activity_feed" ADD CONSTRAINT "activity_feed_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id");--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_programme_id_programmes_id_fkey" FOREIGN KEY ("programme_id") REFERENCES "programmes"("id");--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_applicant_id_profiles_id_fkey" FOREIGN KEY ("applicant_id") REFERENCES "profiles"("id");--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_startup_id_startups_id_fkey" FOREIGN KEY ("startup_id") REFERENCES "startups"("id");--> statement-breakpoint
ALTER TABLE "evaluation_templates" ADD CONSTRAINT "evaluation_templates_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id");--> statement-breakpoint
ALTER TABLE "evaluations" ADD CONSTRAINT "evaluations_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id");--> statement-breakpoint
ALTER TABLE "evaluations" ADD CONSTRAINT "evaluations_application_id_applications_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id");--> statement-breakpoint
ALTER TABLE "evaluations" ADD CONSTRAINT "evaluations_evaluator_id_profiles_id_fkey" FOREIGN KEY ("evaluator_id") REFERENCES "profiles"("id");--> statement-breakpoint
ALTER TABLE "evaluations" ADD CONSTRAINT "evaluations_template_version_id_evaluation_templates_id_fkey" FOREIGN KEY ("template_version_id") REFERENCES "evaluation_templates"("id");--> statement-breakpoint
ALTER TABLE "evaluations" ADD CONSTRAINT "evaluations_assigned_by_profiles_id_fkey" FOREIGN KEY ("assigned_by") REFERENCES "profiles"("id");--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_user_id_auth_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "auth_users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "auth_accounts" ADD CONSTRAINT "auth_accounts_user_id_auth_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "auth_users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD CONSTRAINT "auth_sessions_user_id_auth_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "auth_users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_id_auth_users_id_fkey" FOREIGN KEY ("id") REFERENCES "auth_users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "role_requests" ADD CONSTRAINT "role_requests_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "role_requests" ADD CONSTRAINT "role_requests_decided_by_profiles_id_fkey" FOREIGN KEY ("decided_by") REFERENCES "profiles"("id");--> statement-breakpoint
ALTER TABLE "super_admins" ADD CONSTRAINT "super_admins_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "super_admins" ADD CONSTRAINT "super_admins_granted_by_profiles_id_fkey" FOREIGN KEY ("granted_by") REFERENCES "profiles"("id");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "organization_members" ADD CONSTRAINT "organization_members_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "organization_members" ADD CONSTRAINT "organization_members_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "organization_settings" ADD CONSTRAINT "organization_settings_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "page_permission_overrides" ADD CONSTRAINT "page_permission_overrides_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "programmes" ADD CONSTRAINT "programmes_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "startups" ADD CONSTRAINT "startups_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id");--> statement-breakpoint
ALTER TABLE "startups" ADD CONSTRAINT "startups_owner_id_profiles_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "profiles"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "startups" ADD CONSTRAINT "startups_verified_by_profiles_id_fkey" FOREIGN KEY ("verified_by") REFERENCES "profiles"("id") ON DELETE SET NULL;