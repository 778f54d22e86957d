import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A mail as the product sent it. */
export type Mail = { to: string[]; subject: string; text: string; html: string; messageId: string };

/** A real SMTP server that keeps what it receives, and an HTTP address that lists it as JSON. */
export type MailSink = {
  smtpUrl: string;
  listUrl: string;
  /** What has arrived so far. */
  mails: readonly Mail[];
  /** While it is refusing, mail is to be sent again later. */
  refuse(isRefusing: boolean): void;
  /** Does this with each mail that it took, before it says so. */
  beforeAnswer(work: (mail: Mail) => Promise<void>): void;
  close(): Promise<void>;
};

async function read(stream: NodeJS.ReadableStream, to: string[]): Promise<Mail> {
  const mail = await PostalMime.parse(await buffer(stream));
  return {
    to,
    subject: mail.subject ?? "",
    text: mail.text ?? "",
    html: mail.html ?? "",
    messageId: mail.messageId ?? "",
  };
}

async function listen(server: Server | SMTPServer): Promise<number> {
  const net = server instanceof SMTPServer ? server.server : server;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const address: AddressInfo | string | null = net.address();
  return typeof address === "object" && address ? address.port : 0;
}

/** Starts the sink on free ports. */
export async function startMailSink(): Promise<MailSink> {
  const mails: Mail[] = [];
  let isRefusing = false;
  let hold = async (_mail: Mail): Promise<void> => undefined;
  async function receive(stream: NodeJS.ReadableStream, to: string[]): Promise<Error | null> {
    try {
      const mail = await read(stream, to);
      mails.push(mail);
      await hold(mail);
      return null;
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onMailFrom(_address, _session, done) {
      done(isRefusing ? Object.assign(new Error("Try again later"), { responseCode: 451 }) : null);
    },
    async onData(stream, session, done) {
      const to = session.envelope.rcptTo.map((recipient) => recipient.address);
      done(await receive(stream, to));
    },
  });
  // Whoever sends may be killed in the middle of it.
  smtp.on("error", () => undefined);
  const list = createServer((_request, response) => {
    response.setHeader("content-type", "application/json").end(JSON.stringify(mails));
  });
  const [smtpPort, listPort] = [await listen(smtp), await listen(list)];
  return {
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    listUrl: `http://127.0.0.1:${listPort}`,
    mails,
    refuse(value) {
      isRefusing = value;
    },
    beforeAnswer(work) {
      hold = work;
    },
    close: async () => {
      list.closeAllConnections();
      await Promise.all([
        new Promise<void>((resolve) => list.close(() => resolve())),
        new Promise<void>((resolve) => smtp.close(() => resolve())),
      ]);
    },
  };
}
