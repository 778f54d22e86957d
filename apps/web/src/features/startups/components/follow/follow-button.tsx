import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Bell, BellRing } from "lucide-react";
import { m } from "#messages";
import { useSession } from "#shared/permissions/session.ts";
import { Button, buttonStyles } from "#shared/ui/button.tsx";
import { useFollow } from "../../startups.mutations.ts";
import { startupsQueries } from "../../startups.queries.ts";

interface FollowButtonProps {
  id: string;
  name: string;
  /** The first thing to do here. */
  isFirst?: boolean;
}

/** Follows a startup, or no longer; a visitor signs in first. */
export function FollowButton({ id, name, isFirst = false }: FollowButtonProps) {
  const { profile } = useSession();
  const { data } = useQuery(startupsQueries.followers(id));
  const follow = useFollow(id);
  const variant = isFirst ? "accent" : "onstage";
  if (!profile) {
    return (
      <Link to="/signin" search={{ next: `/startup/${id}` }} className={buttonStyles({ variant })}>
        <Bell aria-hidden />
        {m.startups_follow()}
      </Link>
    );
  }
  const isFollowing = data?.is_following ?? false;
  const Icon = isFollowing ? BellRing : Bell;
  return (
    <Button
      variant={isFollowing ? "onstage" : variant}
      aria-pressed={isFollowing}
      aria-label={m.startups_follow_name({ name })}
      disabled={!data}
      onClick={() => follow.mutate(!isFollowing)}
    >
      <Icon />
      {isFollowing ? m.startups_following() : m.startups_follow()}
    </Button>
  );
}
