import type { User } from "@/lib/features/users/schema";

export type UserRow = Pick<User, "userId" | "role" | "subRole" | "divisionId" | "isActive"> & { name: string };
