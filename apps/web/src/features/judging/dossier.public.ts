export { DossierLinks } from "./components/dossier/dossier-links.tsx";
