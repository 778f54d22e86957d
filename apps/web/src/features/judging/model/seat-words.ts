import { m } from "#messages";

/** How many have an application, or gave it a review, of how many it needs; more than it needs are no share of it. */
export const seatsText = (given: number, needed: number): string =>
  given > needed ? m.judging_reviews_beyond({ given, needed }) : m.judging_reviews_of({ submitted: given, needed });
