import { z } from "zod";
import { listPublicJobOpenings } from "@/lib/features/job-openings/list-public-job-openings";
import type { JobOpening } from "@/lib/features/job-openings/schema";
import { anonymousActor } from "@/lib/access/actor";
import { siteUrl } from "@/lib/platform/mail/outbox";
import { callerOf } from "@/lib/platform/transport/caller";
import { refusalOf } from "@/lib/platform/transport/refusal";
import { numeric, parseInput } from "@/lib/platform/validation";

export const dynamic = "force-dynamic";

const paging = z.object({
  page: numeric(z.number().int().min(1).max(100_000)).default(1),
  pageSize: numeric(z.number().int().min(1).max(100)).default(50),
});

const open = { "access-control-allow-origin": "*", "x-content-type-options": "nosniff" };

const forPartners = (opening: JobOpening) => ({
  id: opening.id,
  title: opening.jobPositionNameEn,
  url: siteUrl(opening.url),
  location: opening.cityName,
  department: opening.category,
  vesselType: opening.vesselTypeName,
  employmentType: opening.jobType,
  updatedAt: opening.updatedAt,
});

/** Return open job openings for job boards and partners; read only. Product decisions 5.19. */
export async function GET(request: Request) {
  const caller = callerOf(request.headers, anonymousActor, "api");
  try {
    const { page, pageSize } = parseInput(paging, Object.fromEntries(new URL(request.url).searchParams));
    const { rows, total } = await listPublicJobOpenings.execute(caller, { pageNumber: page, pageSize });
    const totals = { totalItem: total, totalPage: Math.ceil(total / pageSize), pageNumber: page, pageSize };
    return Response.json(
      { data: rows.map(forPartners), ...totals, message: "OK" },
      { headers: { ...open, "cache-control": "public, max-age=300" } },
    );
  } catch (error) {
    const { status, ...body } = refusalOf(error, caller.locale, caller.requestId, listPublicJobOpenings.name);
    return Response.json(body, { status, headers: { ...open, "cache-control": "no-store" } });
  }
}
