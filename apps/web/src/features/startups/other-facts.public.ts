/** Facts answered otherwise than a startup's profile says them. */
export { OtherFactsOffer } from "./components/profile/other-facts-offer.tsx";
