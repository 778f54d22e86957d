/** The schema that holds the job queues. */
export const JOBS_SCHEMA = "jobs";
