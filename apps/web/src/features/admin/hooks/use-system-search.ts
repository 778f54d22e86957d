import { getRouteApi } from "@tanstack/react-router";
import { type ListAddress, useListAddress } from "#shared/lists/list-address.ts";
import type { SystemSearch } from "../model/system-search.ts";

const PATH = "/system-admin";
const route = getRouteApi(`/shell/signed-in${PATH}`);

/** What the address of /system-admin says, and a way to change parts of it in place. */
export const useSystemSearch = (): ListAddress<SystemSearch> => useListAddress(PATH, route.useSearch());
