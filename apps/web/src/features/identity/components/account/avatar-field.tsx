import { LOGO_TYPES } from "@kerkis/contract/core/uploads.ts";
import type { Account } from "@kerkis/contract/identity/account.schema.ts";
import { Camera, Trash2 } from "lucide-react";
import { lazy, useId, useRef, useState } from "react";
import { m } from "#messages";
import { LateWidget } from "#shared/ui/states/late-widget.tsx";
import { Avatar } from "#shared/ui/marks/avatar.tsx";
import { Button, buttonStyles } from "#shared/ui/button.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { useChangeAvatar, useUpdateProfile } from "../../account/account.mutations.ts";
import { toastFailure } from "../../model/failure.ts";
import { PROFILE_ROLE_TONES } from "#shared/permissions/role-names.ts";

const AvatarCropper = lazy(() =>
  import("./avatar-cropper.tsx").then(({ AvatarCropper: default_ }) => ({ default: default_ })),
);

/** The picture: choose, crop to a square, save, take away. It is saved by itself, not with the name. */
export function AvatarField({ account: { profile, version } }: { account: Account }) {
  const [file, setFile] = useState<File | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const change = useChangeAvatar();
  const update = useUpdateProfile();
  const isBusy = change.isPending || update.isPending;
  const name = `${profile.first_name} ${profile.last_name}`;

  function save(picture: Blob) {
    change.mutate(
      { version, picture },
      {
        onSuccess: () => {
          setFile(null);
          toast.success(m.account_avatar_saved());
        },
        onError: (error) => toastFailure(m.account_failed(), error),
      },
    );
  }
  function remove() {
    update.mutate(
      { version, avatar_url: null },
      {
        onSuccess: () => toast.success(m.account_avatar_removed()),
        onError: (error) => toastFailure(m.account_failed(), error),
      },
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
      <Avatar name={name} src={profile.avatar_url} tone={PROFILE_ROLE_TONES[profile.role]} size={88} />
      <div className="min-w-0 flex-1 basis-56">
        <p id={`${id}-label`} className="text-[0.9375rem] font-semibold">
          {m.account_avatar()}
        </p>
        <p id={`${id}-hint`} className="text-sm text-pretty text-muted-foreground">
          {m.account_avatar_hint()}
        </p>
        <div className="mt-2.5 flex flex-wrap gap-2">
          <input
            ref={input}
            id={id}
            type="file"
            accept={LOGO_TYPES.join(",")}
            aria-describedby={`${id}-hint`}
            disabled={isBusy}
            className="peer sr-only"
            onChange={(event) => {
              setFile(event.target.files?.[0] ?? null);
              event.target.value = "";
            }}
          />
          <label
            htmlFor={id}
            className={buttonStyles({
              variant: "outline",
              size: "sm",
              className:
                "peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ring",
            })}
          >
            <Camera />
            {profile.avatar_url ? m.account_avatar_replace() : m.account_avatar_choose()}
          </label>
          {profile.avatar_url && (
            <Button variant="ghost" size="sm" pending={update.isPending} onClick={remove}>
              <Trash2 />
              {m.account_avatar_remove()}
            </Button>
          )}
        </div>
      </div>
      {file && (
        <LateWidget>
          <AvatarCropper
            file={file}
            pending={change.isPending}
            onCancel={() => setFile(null)}
            onUnreadable={() => {
              setFile(null);
              toast.error(m.account_failed(), { description: m.account_avatar_unreadable() });
            }}
            onCrop={save}
          />
        </LateWidget>
      )}
    </div>
  );
}
