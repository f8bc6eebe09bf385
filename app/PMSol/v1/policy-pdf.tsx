import fs from "node:fs";
import { columns } from "@/lib/access/policy";
import { letterheadOf } from "@/lib/platform/pdf/letterhead";
import { LetterheadPage } from "@/lib/platform/pdf/letterhead-page";
import { renderPdf } from "@/lib/platform/pdf/render-pdf";
import { Empty, Section } from "@/lib/platform/pdf/section";
import { Table, type Column } from "@/lib/platform/pdf/table";
import { legend, type PolicyRow } from "./policy-table";

const title = "Who may do what";
const column = (main: string, width: number, fixed = false): Column => ({ label: { main, other: null }, width, fixed });

/** Print the policy as PDF for audits: the rows of docs/access.md without the call list. */
const policyPdf = (rows: readonly PolicyRow[], now: Date): Promise<Uint8Array> =>
  renderPdf(
    <LetterheadPage
      title={title}
      documentNumber={`ACCESS-${now.toISOString().slice(0, 10)}`}
      locale="en"
      letterhead={letterheadOf("Marine, Tanker")}
      generatedBy="npm run routes -- --policy"
      now={now}
      note="Y granted, O own only, Q as a request, B a second person decides, - not granted."
    >
      <Section title={{ main: title, other: null }}>
        <Empty text={{ main: legend, other: null }} />
      </Section>
      <Section title={{ main: "Permissions", other: null }}>
        <Table
          columns={[
            column("Permission", 112, true),
            ...columns.map((name) => column(name, 17, true)),
            column("Rows", 5),
            column("Second person", 50, true),
            column("Section", 66, true),
            { ...column("Calls", 30, true), right: true },
          ]}
          rows={rows.map(({ permission, cells, rows: covered, second, section, calls }) => [
            permission,
            ...cells,
            covered,
            second || null,
            section,
            calls.length,
          ])}
        />
      </Section>
    </LetterheadPage>,
  );

// React PDF does not run under the react-server condition, so print-routes runs this as its own process.
const [, , file = ""] = process.argv;
const rows = JSON.parse(fs.readFileSync(0, "utf8")) as PolicyRow[];
fs.writeFileSync(file, await policyPdf(rows, new Date()));
