import { followersContract } from "./followers/followers.contract.ts";
import { gemiContract } from "./gemi/gemi.contract.ts";
import { mergeContract } from "./merge/merge.contract.ts";
import { newsContract } from "./news/news.contract.ts";
import { peopleContract } from "./people/people.contract.ts";
import { profileContract } from "./profile/profile.contract.ts";
import { requestsContract } from "./requests/requests.contract.ts";
import { startupsContract } from "./startups.contract.ts";

/** All endpoints of the module. */
export const startups = {
  ...startupsContract,
  ...profileContract,
  ...followersContract,
  ...gemiContract,
  ...mergeContract,
  ...newsContract,
  ...peopleContract,
  ...requestsContract,
};
