ALTER TABLE "applications" ADD COLUMN "clock_from" date;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "clock_left" integer;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "clock_told" integer;--> statement-breakpoint
CREATE INDEX "applications_organization_due_idx" ON "applications" ("organization_id",coalesce("due_on" - date '2000-01-01', 2147483647),"id");--> statement-breakpoint
CREATE INDEX "applications_due_idx" ON "applications" ("due_on") WHERE due_on is not null;