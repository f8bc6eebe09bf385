import { companyName } from "./company";
import type { Translate } from "../i18n/messages";

export type MailContent = {
  title: string;
  greeting: string;
  paragraphs: string[];
  facts?: [label: string, value: string][];
  lists?: { heading: string; lines: { label: string; href?: string }[] }[];
  button?: { label: string; href: string };
  reason: string;
};

const escapeHtml = (value: string) =>
  value.replace(
    /[&<>"']/g,
    (character) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" })[character] ?? "",
  );

export function renderPlain(mail: MailContent, translate: Translate): string {
  const facts = (mail.facts ?? []).map(([label, value]) => `${label}: ${value}`).join("\n");
  const lists = (mail.lists ?? []).map(({ heading, lines }) =>
    [heading, ...lines.map(({ label, href }) => (href ? `- ${label}\n  ${href}` : `- ${label}`))].join("\n"),
  );
  const button = mail.button ? `${mail.button.label}:\n${mail.button.href}` : "";
  const parts = [
    mail.greeting,
    ...mail.paragraphs,
    facts,
    ...lists,
    button,
    "--",
    translate("mail.feeFree"),
    mail.reason,
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;

function factTable(facts: [string, string][]): string {
  const linked = (value: string) =>
    /^https:\/\/\S+$/.test(value)
      ? `<a href="${escapeHtml(value)}" style="color:#0f6b66;word-break:break-all">${escapeHtml(value)}</a>`
      : escapeHtml(value);
  const row = ([label, value]: [string, string]) =>
    `<tr><td style="padding:6px 16px 6px 0;color:#51607a">${escapeHtml(label)}</td><td style="padding:6px 0;font-weight:600">${linked(value)}</td></tr>`;
  return `<table role="presentation" style="border-collapse:collapse;margin:0 0 20px">${facts.map(row).join("")}</table>`;
}

function listOf({ heading, lines }: NonNullable<MailContent["lists"]>[number]): string {
  const line = ({ label, href }: (typeof lines)[number]) =>
    href ? `<a href="${escapeHtml(href)}" style="color:#0f6b66">${escapeHtml(label)}</a>` : escapeHtml(label);
  const items = lines.map((one) => `<li style="margin:0 0 6px">${line(one)}</li>`).join("");
  return `<h2 style="font-size:16px;margin:0 0 8px;color:#0b2545">${escapeHtml(heading)}</h2><ul style="margin:0 0 20px;padding:0 0 0 20px">${items}</ul>`;
}

const button = ({ label, href }: { label: string; href: string }) =>
  `<p style="margin:0 0 24px"><a href="${escapeHtml(href)}" style="display:inline-block;background:#0f6b66;color:#ffffff;text-decoration:none;font-weight:600;padding:12px 20px;border-radius:6px">${escapeHtml(label)}</a></p><p style="margin:0 0 16px;color:#51607a;font-size:13px;word-break:break-all">${escapeHtml(href)}</p>`;

export function renderHtml(mail: MailContent, translate: Translate, language: string): string {
  const body = [
    `<h1 style="font-size:20px;margin:0 0 16px;color:#0b2545">${escapeHtml(mail.title)}</h1>`,
    paragraph(mail.greeting),
    ...mail.paragraphs.map(paragraph),
    mail.facts ? factTable(mail.facts) : "",
    ...(mail.lists ?? []).map(listOf),
    mail.button ? button(mail.button) : "",
  ].join("");
  const footer = [translate("mail.feeFree"), mail.reason]
    .map((line) => `<p style="margin:0 0 8px">${escapeHtml(line)}</p>`)
    .join("");
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(mail.title)}</title></head>
<body style="margin:0;background:#f6f1e7;font-family:'Source Sans 3',Segoe UI,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;color:#1d2a3f">
<table role="presentation" width="100%"><tr><td align="center" style="padding:24px 12px"><table role="presentation" style="max-width:600px;width:100%;background:#ffffff;border-top:4px solid #0b2545">
<tr><td style="padding:20px 28px 0;font-weight:700;color:#0b2545;letter-spacing:.02em">${escapeHtml(companyName())}</td></tr>
<tr><td style="padding:16px 28px 8px">${body}</td></tr>
<tr><td style="padding:16px 28px 20px;border-top:1px solid #e3dccd;color:#51607a;font-size:13px">${footer}</td></tr></table></td></tr></table></body></html>`;
}
