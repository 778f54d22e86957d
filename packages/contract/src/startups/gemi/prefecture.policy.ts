import { foldText } from "../../core/text/fold-text.ts";
import type { Region } from "../startups.taxonomy.ts";

/** How the names of prefectures begin in every case, by their region, without accents. */
const BEGINNINGS: Readonly<Record<Exclude<Region, "abroad">, string>> = {
  attica: "αττικ αθην πειραι",
  central_greece: "βοιωτ ευβοι ευρυταν φθιωτ φωκιδ",
  central_macedonia: "ημαθ θεσσαλονικ κιλκι πελλ πιερι σερρ χαλκιδικ",
  crete: "κρητ ηρακλει λασιθ ρεθυμν χανι",
  east_macedonia_thrace: "δραμα εβρο καβαλ θασο ξανθ ροδοπ",
  epirus: "ηπειρ αρτα θεσπρωτ ιωανν πρεβεζ",
  ionian_islands: "ζακυνθ ιθακ κερκυρ κεφαλλην κεφαλον λευκαδ",
  north_aegean: "λεσβο λημνο σαμο ικαρι χιο",
  peloponnese: "αργολιδ αρκαδι κορινθ λακωνι μεσσηνι",
  south_aegean: "δωδεκαν κυκλαδ ροδος ροδου",
  thessaly: "θεσσαλι καρδιτσ λαρισ μαγνησι τρικαλ σποραδ",
  western_greece: "αιτωλ αχαι ηλει",
  western_macedonia: "γρεβεν καστορι κοζαν φλωριν",
};

const REGION_BY_BEGINNING = Object.entries(BEGINNINGS).flatMap(([region, names]) =>
  names.split(" ").map((name) => [foldText(name), region] as const),
);

/** The region of a prefecture as the business registry writes it («ΧΑΝΙΩΝ»); "" where its name says none, or more than one. */
export function regionOfPrefecture(prefecture: string): string {
  const words = foldText(prefecture).split(/[^\p{L}]+/u);
  const found = REGION_BY_BEGINNING.filter(([beginning]) => words.some((word) => word.startsWith(beginning)));
  const regions = new Set(found.map(([, region]) => region));
  return regions.size === 1 ? ([...regions][0] ?? "") : "";
}
