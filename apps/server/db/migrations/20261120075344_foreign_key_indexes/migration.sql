CREATE INDEX "activity_feed_user_idx" ON "activity_feed" ("user_id");--> statement-breakpoint
CREATE INDEX "applications_programme_idx" ON "applications" ("programme_id");--> statement-breakpoint
CREATE INDEX "evaluations_person_idx" ON "evaluations" ("evaluator_id");--> statement-breakpoint
CREATE INDEX "evaluations_assigned_by_idx" ON "evaluations" ("assigned_by");--> statement-breakpoint
CREATE INDEX "evaluations_template_idx" ON "evaluations" ("template_version_id");--> statement-breakpoint
CREATE INDEX "role_requests_user_idx" ON "role_requests" ("user_id");--> statement-breakpoint
CREATE INDEX "role_requests_decided_by_idx" ON "role_requests" ("decided_by");--> statement-breakpoint
CREATE INDEX "super_admins_granted_by_idx" ON "super_admins" ("granted_by");--> statement-breakpoint
CREATE INDEX "notifications_organization_idx" ON "notifications" ("organization_id");--> statement-breakpoint
CREATE INDEX "startups_verified_by_idx" ON "startups" ("verified_by");