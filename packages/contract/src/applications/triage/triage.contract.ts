import { endpoint } from "../../core/endpoint.ts";
import { listEndpoints } from "../../core/lists.ts";
import { done } from "../../identity/identity.schema.ts";
import { addCommentInput, commentId, commentList, savedViews, saveViewInput, viewId } from "./triage.schema.ts";

const manage = { kind: "policy", policy: "application.manage", page: "evaluation-management" } as const;

/** What coordinators have beside the queue itself. */
export const triageContract = {
  ...listEndpoints(
    "comments",
    {
      path: "/applications/{application_id}/comments",
      summary: "What coordinators say to each other about an application; its applicant never reads it",
      access: manage,
    },
    commentList,
  ),
  addComment: endpoint({
    method: "POST",
    path: "/applications/{application_id}/comments",
    summary: "Say something about an application to the other coordinators",
    access: manage,
  })
    .input(addCommentInput)
    .output(done),
  deleteComment: endpoint({
    method: "DELETE",
    path: "/application-comments/{id}",
    summary: "Delete a comment of one's own",
    access: manage,
  })
    .input(commentId)
    .output(done),
  views: endpoint({
    method: "GET",
    path: "/application-views",
    summary: "The caller's own views of the current organization's queue",
    access: manage,
  }).output(savedViews),
  saveView: endpoint({
    method: "PUT",
    path: "/application-views",
    summary: "Keep what the queue is asked for under a name; the same name is kept anew",
    access: manage,
  })
    .input(saveViewInput)
    .output(savedViews),
  deleteView: endpoint({
    method: "DELETE",
    path: "/application-views/{id}",
    summary: "Forget a view of one's own; repeating it is harmless",
    access: manage,
  })
    .input(viewId)
    .output(savedViews),
};
