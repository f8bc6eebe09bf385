"use client";

import { createContext, useContext, type ReactNode } from "react";

type CrewRecord = { crewId: number; version: number; name: string };

const RecordContext = createContext<CrewRecord>({ crewId: 0, version: 0, name: "" });
export const useRecord = () => useContext(RecordContext);

/** Provide the record that the forms below write to, in the loaded version. */
export const RecordFrame = ({ record, children }: { record: CrewRecord; children: ReactNode }) => (
  <RecordContext value={record}>{children}</RecordContext>
);
