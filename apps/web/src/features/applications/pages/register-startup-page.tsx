import { getRouteApi } from "@tanstack/react-router";
import { RegistrationPage } from "../components/registration/registration-page.tsx";

const route = getRouteApi("/shell/signed-in/register-startup");

/** /register-startup: a startup applies. */
export const RegisterStartupPage = () => <RegistrationPage subject="startup" search={route.useSearch()} />;
