"use client";

import { createContext, useContext, type ReactNode } from "react";

type CrewRecord = { employeeId: number; version: number; name: string };

const RecordContext = createContext<CrewRecord>({ employeeId: 0, version: 0, name: "" });
export const useRecord = () => useContext(RecordContext);

/** The record the forms below write to, in the version the page shows. */
export const RecordFrame = ({ record, children }: { record: CrewRecord; children: ReactNode }) => (
  <RecordContext value={record}>{children}</RecordContext>
);
