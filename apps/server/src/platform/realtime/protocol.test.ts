import { expect, test } from "vitest";
import {
  decodeMessage,
  encodeBroadcast,
  encodeClose,
  encodePresenceState,
  encodeReply,
  frameText,
} from "./protocol.ts";

const parse = (frame: Buffer): unknown => JSON.parse(frame.toString());

test("reads what the official client writes", () => {
  expect(decodeMessage('["1","2","user:7","phx_join",{"a":1}]')).toEqual({
    joinRef: "1",
    ref: "2",
    topic: "user:7",
    event: "phx_join",
    payload: { a: 1 },
  });
  expect(decodeMessage('[null,"9","phoenix","heartbeat",{}]')?.joinRef).toBeNull();
});

test.each([
  "",
  "{}",
  "null",
  "[]",
  '["1","2","t","e"]',
  '["1","2","t","e",{},1]',
  '["1","2","","e",{}]',
  '[1,"2","t","e",{}]',
  '["1","2","t","e",[]]',
  '["1","2","t","e",null]',
  `["1","2","${"t".repeat(129)}","e",{}]`,
  `["${"1".repeat(33)}","2","t","e",{}]`,
])("refuses %s", (text) => {
  expect(decodeMessage(text)).toBeUndefined();
});

test("writes replies, broadcasts, closes and presence as the official client reads them", () => {
  const to = { joinRef: "1", ref: "2", topic: "org:1" };
  expect(parse(encodeReply(to, "error", { reason: "forbidden" }))).toEqual([
    "1",
    "2",
    "org:1",
    "phx_reply",
    { status: "error", response: { reason: "forbidden" } },
  ]);
  expect(parse(encodeBroadcast("org:1", "activity", { id: "x" }))).toEqual([
    null,
    null,
    "org:1",
    "activity",
    { id: "x" },
  ]);
  expect(parse(encodeClose("1", "org:1"))).toEqual(["1", "1", "org:1", "phx_close", {}]);
  expect(parse(encodePresenceState("1", "org:1", '{"a":{"metas":[]}}'))).toEqual([
    "1",
    null,
    "org:1",
    "presence_state",
    { a: { metas: [] } },
  ]);
});

test.each([
  [0, [0x81, 0]],
  [125, [0x81, 125]],
  [126, [0x81, 126, 0, 126]],
  [65_535, [0x81, 126, 0xff, 0xff]],
  [65_536, [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]],
])("frames a text of %d bytes as RFC 6455 writes it", (length, header) => {
  const frame = frameText(Buffer.alloc(length, "a"));
  expect([...frame.subarray(0, header.length)]).toEqual(header);
  expect(frame.length).toBe(header.length + length);
});
