import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { viewLists } from "../enums/views";
import { createdAt, identity, updatedAt } from "./columns";
import { divisions } from "./positions";
import { users } from "./users";
import { personal } from "../personal";

/** Saved state of a list under a name: search, filters, tab, order and hidden columns, as parameters of its address. */
export const savedViews = pgTable(
  "saved_views",
  {
    id: identity(),
    divisionId: integer()
      .notNull()
      .references(() => divisions.id),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    list: text({ enum: viewLists }).notNull(),
    name: text().notNull(),
    query: jsonb().$type<Record<string, string>>().notNull(),
    isShared: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("saved_views_name").on(table.userId, table.divisionId, table.list, sql`lower(${table.name})`),
    index("saved_views_shared")
      .on(table.divisionId, table.list)
      .where(sql`${table.isShared}`),
    check("saved_views_name_length", sql`length(${table.name}) between 1 and 60`),
  ],
);

/** The view a user's list opens with: their own or a shared one. */
export const defaultViews = pgTable(
  "default_views",
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    divisionId: integer()
      .notNull()
      .references(() => divisions.id),
    list: text({ enum: viewLists }).notNull(),
    viewId: integer()
      .notNull()
      .references(() => savedViews.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.divisionId, table.list] }), index().on(table.viewId)],
);

/** Who the rows name, what a person's archive gives of them and what an erasure makes of them. */
export const personalData = [
  personal(defaultViews, { by: ["userId"], export: { in: "accounts.savedViews" }, erase: "destroy" }),
  personal(savedViews, { by: ["userId"], export: { in: "accounts.savedViews" }, erase: "destroy" }),
];
