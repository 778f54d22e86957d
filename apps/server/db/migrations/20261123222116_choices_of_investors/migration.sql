DROP INDEX "investors_stages_idx";--> statement-breakpoint
DROP INDEX "investors_countries_idx";--> statement-breakpoint
DROP INDEX "investors_industries_idx";--> statement-breakpoint
CREATE INDEX "investors_choices_idx" ON "investors" USING gin ((array["type"] || "stages" || "industries" || "countries")) WHERE deleted_at is null;