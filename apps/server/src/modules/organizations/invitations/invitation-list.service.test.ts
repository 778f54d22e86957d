import { MEMBER_LIMITS } from "@kerkis/contract/organizations/members.taxonomy.ts";
import { describe, expect, it } from "vitest";
import { readInvitationList } from "./invitation-list.service.ts";

const read = (text: string) =>
  readInvitationList(text).invitations.map(({ line, email, role, language, problem }) => [
    line,
    email,
    role,
    language,
    problem,
  ]);

describe("a pasted list", () => {
  it("takes one address a line, with names and mailto, and tells lines apart", () => {
    expect(read("anna@hub.test\n\nΝίκος Βέργος <Nikos@Hub.test>\r\nmailto:eva@hub.test\n")).toEqual([
      [1, "anna@hub.test", null, null, null],
      [3, "nikos@hub.test", null, null, null],
      [4, "eva@hub.test", null, null, null],
    ]);
  });

  it.each([",", ";", "\t", " "])("takes several on one line, parted by «%s»", (sign) => {
    const found = read(["a@hub.test", "b@hub.test", "c@hub.test"].join(sign));
    expect(found.map(([line, email]) => [line, email])).toEqual([
      [1, "a@hub.test"],
      [1, "b@hub.test"],
      [1, "c@hub.test"],
    ]);
  });

  it("takes commas and semicolons mixed, each address with the role that comes after it", () => {
    const text =
      "Άννα Λιάπη <a@hub.test>; Νίκος <b@hub.test>, c@hub.test\nd@hub.test, admin; e@hub.test; f@hub.test,owner";
    expect(read(text)).toEqual([
      [1, "a@hub.test", null, null, null],
      [1, "b@hub.test", null, null, null],
      [1, "c@hub.test", null, null, null],
      [2, "d@hub.test", "admin", null, null],
      [2, "e@hub.test", "admin", null, null],
      [2, "f@hub.test", "owner", null, null],
    ]);
  });

  it("says what is wrong with a line, and keeps the others", () => {
    expect(
      read("anna@hub.test\nno address\nanna@\nANNA@hub.test").map(([line, , , , problem]) => [line, problem]),
    ).toEqual([
      [1, null],
      [2, "bad_email"],
      [3, "bad_email"],
      [4, "repeated"],
    ]);
  });
});

describe("a CSV", () => {
  it.each([
    ["email,role,language\nanna@hub.test,moderator,en", ","],
    ["Γλώσσα;Ηλεκτρονική διεύθυνση;Ρόλος\nΑγγλικά;anna@hub.test;Συντονίστρια", ";"],
    ["\uFEFFΡΟΛΟΣ\tE-MAIL\tLANG\nσυντονιστης\tanna@hub.test\tEnglish", "\t"],
  ])("understands the header of %j", (text) => {
    expect(read(text)).toEqual([[2, "anna@hub.test", "moderator", "en", null]]);
  });

  it("leaves other signs in a cell alone below a header", () => {
    expect(read("name;email;role\nΛιάπη, Άννα;a@hub.test;member")).toEqual([[2, "a@hub.test", "member", null, null]]);
  });

  it("reads role and language beside the address when there is no header", () => {
    expect(read("anna@hub.test,Μέλος,ελληνικά\nadmin;nothing")).toEqual([
      [1, "anna@hub.test", "member", "el", null],
      [2, "admin; nothing", null, null, "bad_email"],
    ]);
  });

  it("names unknown roles, unknown languages and missing addresses by their line", () => {
    const text = "email,role,language\na@hub.test,king,el\nb@hub.test,member,fr\n,member,el\nc@hub.test,,";
    expect(read(text).map(([line, , , , problem]) => [line, problem])).toEqual([
      [2, "unknown_role"],
      [3, "unknown_language"],
      [4, "no_email"],
      [5, null],
    ]);
  });

  it("counts lines through quoted cells with line breaks, and survives a stray quote mark", () => {
    const quoted = 'name,email\n"Άννα\nΛιάπη",a@hub.test\nΕύα,b@hub.test';
    expect(read(quoted).map(([line, email]) => [line, email])).toEqual([
      [2, "a@hub.test"],
      [4, "b@hub.test"],
    ]);
    expect(read('email\n"a@hub.test\nb@hub.test').map(([line, email]) => [line, email])).toEqual([
      [2, "a@hub.test"],
      [3, "b@hub.test"],
    ]);
  });
});

it("looks at a limited number of lines and says how many are left out", () => {
  const text = Array.from({ length: MEMBER_LIMITS.listLines + 3 }, (_, index) => `p${index}@hub.test`).join("\n");
  const { invitations, leftOut } = readInvitationList(text);
  expect([invitations.length, leftOut]).toEqual([MEMBER_LIMITS.listLines, 3]);
});
