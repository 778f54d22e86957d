ALTER TABLE "notifications" ADD COLUMN "awaits_digest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "activity_feed_unread_idx" ON "activity_feed" ("user_id","organization_id") WHERE not is_read and user_id is not null;--> statement-breakpoint
CREATE INDEX "notifications_digest_idx" ON "notifications" ("user_id") WHERE awaits_digest;