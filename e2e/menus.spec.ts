// Menus keep what they promise: nobody is offered a page that turns them away.
import { cast } from "./support/people/cast.ts";
import { expect, test } from "./support/journey.ts";
import type { JourneyPerson, World } from "./support/people/people.ts";

/** Where the server sends someone who opens this address; null where it shows the page. */
async function sentOn(world: World, path: string, { cookie }: JourneyPerson): Promise<string | null> {
  const { headers } = await fetch(world.url + path, { headers: { cookie }, redirect: "manual" });
  return headers.get("location");
}

test("the evaluator's dashboard is for those who evaluate", async ({ world }) => {
  const { founder, investor, publicSector, evaluator } = await cast(world);
  expect(await sentOn(world, "/evaluator-dashboard", evaluator)).toBeNull();
  for (const person of [founder, investor, publicSector])
    expect(await sentOn(world, "/evaluator-dashboard", person), person.name).toMatch(/^\/dashboard/);
});
