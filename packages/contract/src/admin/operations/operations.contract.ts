import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { listEndpoints } from "../../core/lists.ts";
import { done } from "../../identity/identity.schema.ts";
import { accessAnswer, accessQuestion } from "../people/access.schema.ts";
import { errorGroup, errorGroupDetail, errorGroupId, errorGroupList, errorStatusChange } from "./errors.schema.ts";
import { metricBatch, metricQuery, metricReport } from "./metrics.schema.ts";
import {
  auditFacets,
  auditList,
  featureChange,
  featureSwitchList,
  installation,
  jobRetry,
  jobsReport,
} from "./operations.schema.ts";

const superAdmin = { access: { kind: "super-admin" } } as const;
const read = { ...superAdmin, method: "GET" } as const;
const change = { ...superAdmin, method: "POST" } as const;

/** How the installation runs: failures, measurements, jobs, the audit log, switches. */
export const operationsContract = {
  ...listEndpoints(
    "errorGroups",
    { ...superAdmin, path: "/admin/errors", summary: "Failures that browsers reported, grouped" },
    errorGroupList,
  ),
  errorGroup: endpoint({ ...read, path: "/admin/errors/{id}", summary: "One failure with a sample" })
    .input(errorGroupId)
    .output(errorGroupDetail),
  setErrorStatus: endpoint({ ...change, path: "/admin/errors/{id}/status", summary: "Resolve, ignore or reopen" })
    .input(errorStatusChange)
    .output(errorGroup),
  recordMetrics: endpoint({
    method: "POST",
    path: "/metrics",
    summary: "A browser's measurements, without anything of a person",
    access: { kind: "public" },
    rateLimit: "metrics",
  })
    .input(metricBatch)
    .output(done),
  metrics: endpoint({ ...read, path: "/admin/metrics", summary: "Percentiles of what browsers measured" })
    .input(metricQuery)
    .output(metricReport),
  jobs: endpoint({ ...read, path: "/admin/jobs", summary: "Queues and their last failures" }).output(jobsReport),
  retryJob: endpoint({ ...change, path: "/admin/jobs/{id}/retry", summary: "Try a failed job again, now" })
    .input(jobRetry)
    .output(done),
  ...listEndpoints(
    "auditLog",
    { ...superAdmin, path: "/admin/audit", summary: "Who did what to which record, newest first" },
    auditList,
  ),
  auditFacets: endpoint({ ...read, path: "/admin/audit/facets", summary: "Actions and kinds of record that occur" })
    .input(z.object({}))
    .output(auditFacets),
  featureSwitches: endpoint({
    ...read,
    path: "/admin/features",
    summary: "Parts of the product and who switched them",
  }).output(featureSwitchList),
  changeFeature: endpoint({ ...change, path: "/admin/features", summary: "Switch a part of the product on or off" })
    .input(featureChange)
    .output(featureSwitchList),
  installation: endpoint({ ...read, path: "/admin/installation", summary: "Facts of this installation" }).output(
    installation,
  ),
  explainAccess: endpoint({
    method: "POST",
    path: "/admin/explain-access",
    summary: "Why someone may or may not see a page or record",
    // Owners and admins of the organization, for its people and records; super admins for all.
    access: { kind: "action", action: "members.changeRoles", of: "organization_id" },
  })
    .input(accessQuestion)
    .output(accessAnswer),
};
