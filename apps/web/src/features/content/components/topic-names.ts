import { isContactTopic, type ContactTopic } from "@kerkis/contract/admin/contact/contact.taxonomy.ts";
import { m } from "#messages";

export const TOPIC_NAMES: Record<ContactTopic, () => string> = {
  account: m.content_topic_account,
  application: m.content_topic_application,
  organization: m.content_topic_organization,
  technical: m.content_topic_technical,
  accessibility: m.content_topic_accessibility,
  privacy: m.content_topic_privacy,
  other: m.content_topic_other,
};

/** A stored topic in words. */
export const topicName = (topic: string): string => (isContactTopic(topic) ? TOPIC_NAMES[topic]() : topic);
