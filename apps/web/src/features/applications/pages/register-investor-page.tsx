import { getRouteApi } from "@tanstack/react-router";
import { RegistrationPage } from "../components/registration/registration-page.tsx";

const route = getRouteApi("/shell/signed-in/register-investor");

/** /register-investor: an investor applies. */
export const RegisterInvestorPage = () => <RegistrationPage subject="investor" search={route.useSearch()} />;
