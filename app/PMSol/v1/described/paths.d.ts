export interface paths {
  "/PMSol/v1/AdditionalAdd/CreateCity": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** lookups.create */
    post: operations["AdditionalAdd.CreateCity.post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/PMSol/v1/AdditionalAdd/GetAllCity": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** lookups.list */
    get: operations["AdditionalAdd.GetAllCity.get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/PMSol/v1/AssessmentHistory/InsertAssessmentHistory": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** applicants.insert-assessment */
    post: operations["AssessmentHistory.InsertAssessmentHistory.post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/PMSol/v1/Employee/ChangeEmployeeBankAccount": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** crew.change-bank-account */
    post: operations["Employee.ChangeEmployeeBankAccount.post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/PMSol/v1/Employee/CheckEmployeeImport": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** crew.check-import */
    post: operations["Employee.CheckEmployeeImport.post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/PMSol/v1/Employee/DownloadEmployeeListOffBoard": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** crew.download */
    get: operations["Employee.DownloadEmployeeListOffBoard.get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/PMSol/v1/Employee/GetEmployeeDetails": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** crew.get */
    get: operations["Employee.GetEmployeeDetails.get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/PMSol/v1/Employee/GetEmployeeListOffBoard": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** crew.list */
    get: operations["Employee.GetEmployeeListOffBoard.get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/PMSol/v1/Employee/InsertEmployeeBlacklist": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** suitability.insert */
    post: operations["Employee.InsertEmployeeBlacklist.post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/PMSol/v1/Employee/InsertEmployeeBoardSchedule": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** crew.insert-board-schedule */
    post: operations["Employee.InsertEmployeeBoardSchedule.post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/PMSol/v1/Employee/InsertEmployeePaper": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** crew.add-paper */
    post: operations["Employee.InsertEmployeePaper.post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/PMSol/v1/Employee/RequestEmployeeChange": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** crew.request-change */
    post: operations["Employee.RequestEmployeeChange.post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/PMSol/v1/Employee/UpdateEmployeeDetail": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** crew.update */
    post: operations["Employee.UpdateEmployeeDetail.post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/PMSol/v1/Employee/UpdateEmployeeSeaService": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** crew.update-sea-service */
    post: operations["Employee.UpdateEmployeeSeaService.post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/PMSol/v1/FileUpload/FileUpload": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** files.upload */
    post: operations["FileUpload.FileUpload.post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/PMSol/v1/FileUploadPublic/FileUpload": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** files.upload */
    post: operations["FileUploadPublic.FileUpload.post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/PMSol/v1/GenerateExcel/GenerateVesselCrewList": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** vessels.generate-crew-list */
    post: operations["GenerateExcel.GenerateVesselCrewList.post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/PMSol/v1/GeneratePDF/GenerateCVEmployee": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** crew.generate-cv */
    post: operations["GeneratePDF.GenerateCVEmployee.post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/PMSol/v1/JobOpening/DeleteJobOpening/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** job-openings.delete */
    post: operations["JobOpening.DeleteJobOpening.post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/PMSol/v1/JobOpening/GetJobOpeningById/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** job-openings.get */
    get: operations["JobOpening.GetJobOpeningById.get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/PMSol/v1/JobOpening/PostJobOpening": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** job-openings.create */
    post: operations["JobOpening.PostJobOpening.post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/PMSol/v1/JobOpening/UpdateJobOpening": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** job-openings.update */
    post: operations["JobOpening.UpdateJobOpening.post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/PMSol/v1/RegisterCrews/AddComment": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** applicants.add-comment */
    post: operations["RegisterCrews.AddComment.post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/PMSol/v1/RegisterCrews/UpdateRegisterCrewDetail": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** applicants.update-register-crew-detail */
    post: operations["RegisterCrews.UpdateRegisterCrewDetail.post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/PMSol/v1/RegisterCrewsPublic/SubmitRegisterCrew": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** applicants.submit-registration */
    post: operations["RegisterCrewsPublic.SubmitRegisterCrew.post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/PMSol/v1/Users/Create": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** users.create */
    post: operations["Users.Create.post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/PMSol/v1/Vessel/InsertVesselDetail": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** vessels.insert */
    post: operations["Vessel.InsertVesselDetail.post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/PMSol/v1/Vessel/InsertVoyageDetail": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** voyages.insert */
    post: operations["Vessel.InsertVoyageDetail.post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/PMSol/v1/VesselCrew/AddVesselCrewAssignment": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** manning.propose */
    post: operations["VesselCrew.AddVesselCrewAssignment.post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    Refusal: {
      message: string;
      code: string;
      errors?: {
        path: string;
        message: string;
      }[];
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  "AdditionalAdd.CreateCity.post": {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again get the first answer again. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          cityName: string;
        };
      };
    };
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              id: number;
              name: string;
              nameId: string | null;
              code: string | null;
            };
            message: string;
          };
        };
      };
      /** @description Refused */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
      /** @description Failed */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
    };
  };
  "AdditionalAdd.GetAllCity.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              id: number;
              name: string;
              nameId: string | null;
              code: string | null;
            }[];
            message: string;
          };
        };
      };
      /** @description Refused */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
      /** @description Failed */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
    };
  };
  "AssessmentHistory.InsertAssessmentHistory.post": {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again get the first answer again. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          id: number;
          version?: number;
          /** @enum {string} */
          assessmentType: "screening" | "boc" | "ces" | "marlin" | "interview" | "mcu" | "result" | "failed";
          /** @enum {string} */
          assessmentStatus: "Completed" | "InProgress" | "Pending" | "Failed" | "Passed";
          divisionId?: number;
          reason?: string;
          note?: string;
          seafererName?: string;
          vesselName?: string;
          reviewResult?: string;
          date?: string | null;
          time?: string;
          place?: string;
          score?: number;
          navigationScore?: number | null;
          /** @enum {string} */
          mode?: "Online" | "Onsite";
          link?: string | null;
          assessorEmails?: {
            [key: string]: string | null;
          };
          assessorIds?: number[];
          assessorId?: number;
          /** Format: date */
          joinedOn?: string;
          employmentTypeId?: number;
          crewId?: number | null;
          letterNumber?: string;
          mcuPackageId?: number;
          clinicId?: number;
          location?: string;
          /** @enum {string} */
          result?: "Fit" | "Fit with restriction" | "Unfit";
          healthStatusDegreeId?: number;
          fileId?: string | null;
          price?: number | null;
        };
      };
    };
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              id: number;
              registerCrewId: number;
              currentStatusId: number;
              version: number;
              rows: {
                id: number;
                assessmentType: string;
                /** @enum {string} */
                assessmentStatus: "Completed" | "InProgress" | "Pending" | "Failed" | "Passed";
              }[];
            };
            version: number;
            message: string;
          };
        };
      };
      /** @description Refused */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
      /** @description Failed */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
    };
  };
  "Employee.ChangeEmployeeBankAccount.post": {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again get the first answer again. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json":
          | {
              employeeId: number;
              note?: string;
              sequence: 1 | 2;
              bankName: string;
              accountNumber: string;
              accountName: string;
            }
          | {
              employeeId: number;
              note?: string;
              /** @constant */
              sequence: 2;
              /** @constant */
              removed: true;
            };
      };
    };
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              id: number;
              employeeId: number;
              needsSecondPerson: boolean;
              warnings: string[];
            };
            message: string;
          };
        };
      };
      /** @description Refused */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
      /** @description Failed */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
    };
  };
  "Employee.CheckEmployeeImport.post": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "multipart/form-data": {
          /** Format: binary */
          fileContent: Blob;
          /** @enum {string} */
          mode: "create" | "update" | "update-or-create";
        };
      };
    };
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              fileName: string;
              /** @enum {string} */
              mode: "create" | "update" | "update-or-create";
              crew: {
                rows: number;
                added: number;
                changed: number;
                unchanged: number;
                skipped: number;
              };
              certificates: {
                rows: number;
                added: number;
                changed: number;
                unchanged: number;
                skipped: number;
              };
              errors: number;
              warnings: number;
              problems: {
                /** @enum {string} */
                sheet: "crew" | "certificates";
                line: number;
                column: string | null;
                /** @enum {string} */
                severity: "error" | "warning";
                message: string;
                value: string;
              }[];
            };
            message: string;
          };
        };
      };
      /** @description Refused */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
      /** @description Failed */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
    };
  };
  "Employee.DownloadEmployeeListOffBoard.get": {
    parameters: {
      query?: {
        filterList?: string;
        divisionId?: number;
        position?: number[];
        vesselType?: number[];
        vessel?: number[];
        certificateStatus?: ("Completed" | "Need Renewal" | "Expired" | "Not Completed")[];
        expiringWithin?: number;
        certificates?: "expired" | "within-30" | "within-60" | "within-90" | "missing" | "on-board";
        expiresIn?: string;
        idle?: boolean;
        reliefDue?: "overdue" | number;
        uncovered?: boolean;
        boardMonths?: 10 | 11;
        resignedIn?: string;
        sort?:
          | "name"
          | "familyName"
          | "employeeNumber"
          | "seafarerId"
          | "position"
          | "vessel"
          | "boardDuration"
          | "certificateStatus"
          | "nextExpiry"
          | "plannedOff";
        order?: "asc" | "desc";
        ids?: number[];
      };
      header?: {
        /** @description The same key and body again get the first answer again. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
        };
      };
      /** @description The file is being prepared under data.id; see FileDownload/PreparedFiles */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              id: string;
              state: string;
            };
            message: string;
          };
        };
      };
      /** @description Refused */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
      /** @description Failed */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
    };
  };
  "Employee.GetEmployeeDetails.get": {
    parameters: {
      query: {
        employeeId: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              id: number;
              employeeId: number;
              version: number;
              allowedActions: (
                | "edit"
                | "request-change"
                | "change-bank"
                | "request-bank-change"
                | "add-certificate"
                | "request-certificate"
                | "verify-certificate"
                | "write-medical"
                | "add-sea-service"
                | "request-sea-service"
                | "cv-staff"
                | "cv-principal"
                | "see-upcoming-schedule"
                | "see-suitability"
                | "write-suitability"
                | "request-removal"
                | "see-document-history"
                | "see-reads"
                | "resign"
                | "rehire"
              )[];
              fieldClasses: string[];
              employeeIdNumber: string;
              employeeNumber: string;
              fullName: string;
              divisionId: number;
              divisionName: string;
              jobPositionMarineId: number | null;
              jobPositionTankerId: number | null;
              jobPositionId: number;
              jobPositionName: string;
              jobPositionNameId: string;
              jobPositionLevel: string;
              shipId: number;
              shipName: string;
              shipNameId: string;
              /** @enum {string} */
              crewOrigin: "WNI" | "WNA";
              seaFarerId: string | null;
              nationality: {
                id: number | null;
                name: string | null;
                nameId: string | null;
              };
              photo: {
                fileId: string;
                fileName: string;
                contentType: string;
                size: number;
              } | null;
              /** @enum {string} */
              status: "off-board" | "on-board" | "resigned" | "blacklist";
              /** @enum {string} */
              onBoardStatus: "off-board" | "on-board" | "resigned" | "blacklist";
              isResigned: boolean;
              processingStoppedAt: string | null;
              statusSince: string;
              statusDays: number;
              vesselId: number | null;
              vesselName: string | null;
              lastVesselName: string | null;
              isIdle: boolean;
              plannedOffBoard: string | null;
              daysToOffBoard: number | null;
              certificateStatus: ("Completed" | "Need Renewal" | "Expired" | "Not Completed") | null;
              missingCertificates: number | null;
              nextPaperExpiry: string | null;
              suitabilityLevelId: (1 | 2 | 3) | null;
              openChangeRequests: number | null;
              badges: {
                certification: number;
                upcomingSchedule: number;
              };
              /** Format: date-time */
              createdAt: string;
              /** Format: date-time */
              updatedAt: string;
              updatedBy: string | null;
              personal: {
                familyName: string | null;
                givenNames: string | null;
                sex: ("Male" | "Female") | null;
                placeOfBirth: string | null;
                dateOfBirth: string | null;
                idCardNo: string | null;
                kkNumber: string | null;
                npwpNumber: string | null;
                bpjsKesehatanNumber: string | null;
                bpjsKetenagakerjaanNumber: string | null;
                age: number | null;
                religion: {
                  id: number | null;
                  name: string | null;
                  nameId: string | null;
                };
                maritalStatus: {
                  id: number | null;
                  name: string | null;
                  nameId: string | null;
                };
                seamanBookNo: string | null;
                passportNo: string | null;
              };
              physical: {
                height: number | null;
                weight: number | null;
                safetyShoesSize: string | null;
                trousersSize: string | null;
                coverallSize: string | null;
                shirtSize: string | null;
                bmi: number | null;
              };
              contact: {
                phoneNo: string | null;
                emailAddress: string | null;
                address: string | null;
              };
              nextOfKin: {
                fullName: string | null;
                relation: string | null;
                phoneNumber: string | null;
                emailAddress: string | null;
                address: string | null;
              };
              employment: {
                employmentTypeId: number | null;
                employmentType: string | null;
                employmentTypeNameId: string | null;
                ptkpId: number | null;
                ptkp: string | null;
                joinedOn: string;
                applicantId: number | null;
                resignedOn: string | null;
                resignationClass: ("voluntary" | "unavoidable" | "beneficial" | "contract-end-no-return") | null;
                resignationReason: string | null;
              };
              education:
                | {
                    id: number;
                    universityName: string;
                    degree: string;
                    major: string;
                    gpa: number | null;
                    entryYear: number;
                    graduationYear: number;
                    city: string;
                  }[]
                | null;
              travelDocuments:
                | {
                    id: number;
                    /** @enum {string} */
                    kind: "passport" | "seaman-book" | "other";
                    documentName: string;
                    documentNameId: string | null;
                    documentNumber: string;
                    issued: string;
                    expired: string | null;
                    noExpiry: boolean;
                    description: string | null;
                    /** @enum {string} */
                    status: "valid" | "need-renewal" | "expired" | "missing" | "covered";
                    daysLeft: number | null;
                    attachment: {
                      fileId: string;
                      fileName: string;
                      contentType: string;
                      size: number;
                    } | null;
                    verifiedAt: string | null;
                    verifiedBy: string | null;
                    verificationMethod: ("online" | "original-seen" | "issuer-confirmed") | null;
                    verificationNote: string | null;
                    createdAt: string | null;
                    createdBy: string | null;
                  }[]
                | null;
              documents: {
                id: number;
                /** @enum {string} */
                type:
                  | "photo"
                  | "ktp"
                  | "passport-scan"
                  | "family-card"
                  | "tax-card"
                  | "bank-book"
                  | "contract"
                  | "other";
                label: string;
                attachment: {
                  fileId: string;
                  fileName: string;
                  contentType: string;
                  size: number;
                };
                verifiedAt: string | null;
                verifiedBy: string | null;
                verificationMethod: ("online" | "original-seen" | "issuer-confirmed") | null;
                verificationNote: string | null;
                createdAt: string | null;
                createdBy: string | null;
              }[];
              coc:
                | {
                    id: number | null;
                    certificateId: number | null;
                    cocId?: number | null;
                    copId?: number | null;
                    name: string;
                    nameId: string;
                    number: string | null;
                    issued: string | null;
                    expired: string | null;
                    noExpiry: boolean;
                    description: string | null;
                    isRequired: boolean;
                    minMonthsValid: number;
                    /** @enum {string} */
                    status: "valid" | "need-renewal" | "expired" | "missing" | "covered";
                    daysLeft: number | null;
                    coveredBy: string | null;
                    coveredByNameId: string | null;
                    attachment: {
                      fileId: string;
                      fileName: string;
                      contentType: string;
                      size: number;
                    } | null;
                    verifiedAt: string | null;
                    verifiedBy: string | null;
                    verificationMethod: ("online" | "original-seen" | "issuer-confirmed") | null;
                    verificationNote: string | null;
                    createdAt: string | null;
                    createdBy: string | null;
                  }[]
                | null;
              cop:
                | {
                    id: number | null;
                    certificateId: number | null;
                    cocId?: number | null;
                    copId?: number | null;
                    name: string;
                    nameId: string;
                    number: string | null;
                    issued: string | null;
                    expired: string | null;
                    noExpiry: boolean;
                    description: string | null;
                    isRequired: boolean;
                    minMonthsValid: number;
                    /** @enum {string} */
                    status: "valid" | "need-renewal" | "expired" | "missing" | "covered";
                    daysLeft: number | null;
                    coveredBy: string | null;
                    coveredByNameId: string | null;
                    attachment: {
                      fileId: string;
                      fileName: string;
                      contentType: string;
                      size: number;
                    } | null;
                    verifiedAt: string | null;
                    verifiedBy: string | null;
                    verificationMethod: ("online" | "original-seen" | "issuer-confirmed") | null;
                    verificationNote: string | null;
                    createdAt: string | null;
                    createdBy: string | null;
                  }[]
                | null;
              training:
                | {
                    id: number;
                    institution: string;
                    training: string;
                    category: string | null;
                    instructor: string | null;
                    feedback: string | null;
                    evaluation: string | null;
                    issued: string;
                    expired: string | null;
                    /** @enum {string} */
                    status: "valid" | "need-renewal" | "expired" | "missing" | "covered";
                    daysLeft: number | null;
                  }[]
                | null;
              seaService: {
                rows: {
                  id: number;
                  companyName: string;
                  position: string;
                  vesselName: string;
                  vesselType: string;
                  grt: number | null;
                  hp: number | null;
                  dwt: number | null;
                  onBoard: string;
                  offBoard: string | null;
                  note: string | null;
                  vesselId: number | null;
                  isOwnRecord: boolean;
                  days: number;
                  attachment: {
                    fileId: string;
                    fileName: string;
                    contentType: string;
                    size: number;
                  } | null;
                }[];
                totals: {
                  periods: number;
                  days: number;
                  months: number;
                  byRank: {
                    periods: number;
                    days: number;
                    months: number;
                    name: string;
                  }[];
                  byVesselType: {
                    periods: number;
                    days: number;
                    months: number;
                    name: string;
                  }[];
                  maxGrt: number | null;
                  maxDwt: number | null;
                };
              } | null;
              appraisals:
                | {
                    dateOfReport: string;
                    average: number | null;
                    reEmployed: boolean | null;
                  }[]
                | null;
              bank:
                | {
                    id: number;
                    sequence: number;
                    bankName: string;
                    accountNumber: string;
                    accountName: string;
                    /** Format: date-time */
                    createdAt: string;
                    createdBy: string | null;
                    confirmedBy: string | null;
                  }[]
                | null;
              medical: {
                status: string;
                certificateNumber: string | null;
                examinationDate: string | null;
                validUntil: string | null;
                daysLeft: number | null;
                restriction: string | null;
                attachment: {
                  fileId: string;
                  fileName: string;
                  contentType: string;
                  size: number;
                } | null;
              } | null;
              medicalCertificates:
                | {
                    id: number;
                    /** @enum {string} */
                    status: "FIT" | "UNFIT" | "Fit With Restriction";
                    restriction: string | null;
                    certificateNumber: string | null;
                    examinationDate: string;
                    validUntil: string;
                    daysLeft: number;
                    isCurrent: boolean;
                    attachment: {
                      fileId: string;
                      fileName: string;
                      contentType: string;
                      size: number;
                    } | null;
                    /** Format: date-time */
                    createdAt: string;
                    createdBy: string | null;
                  }[]
                | null;
              statusHistory:
                | {
                    id: number;
                    /** @enum {string} */
                    event:
                      | "hired"
                      | "imported"
                      | "checked-in"
                      | "checked-out"
                      | "check-in-undone"
                      | "resigned"
                      | "re-hired"
                      | "barred"
                      | "bar-removed";
                    fromStatus: ("off-board" | "on-board" | "resigned" | "blacklist") | null;
                    /** @enum {string} */
                    toStatus: "off-board" | "on-board" | "resigned" | "blacklist";
                    effectiveOn: string;
                    vesselName: string | null;
                    resignationClass: ("voluntary" | "unavoidable" | "beneficial" | "contract-end-no-return") | null;
                    reason: string | null;
                    /** Format: date-time */
                    createdAt: string;
                    createdBy: string | null;
                  }[]
                | null;
            };
            allowedActions: (
              | "edit"
              | "request-change"
              | "change-bank"
              | "request-bank-change"
              | "add-certificate"
              | "request-certificate"
              | "verify-certificate"
              | "write-medical"
              | "add-sea-service"
              | "request-sea-service"
              | "cv-staff"
              | "cv-principal"
              | "see-upcoming-schedule"
              | "see-suitability"
              | "write-suitability"
              | "request-removal"
              | "see-document-history"
              | "see-reads"
              | "resign"
              | "rehire"
            )[];
            version: number;
            message: string;
          };
        };
      };
      /** @description Refused */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
      /** @description Failed */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
    };
  };
  "Employee.GetEmployeeListOffBoard.get": {
    parameters: {
      query?: {
        filterList?: string;
        divisionId?: number;
        position?: number[];
        vesselType?: number[];
        vessel?: number[];
        certificateStatus?: ("Completed" | "Need Renewal" | "Expired" | "Not Completed")[];
        expiringWithin?: number;
        certificates?: "expired" | "within-30" | "within-60" | "within-90" | "missing" | "on-board";
        expiresIn?: string;
        idle?: boolean;
        reliefDue?: "overdue" | number;
        uncovered?: boolean;
        boardMonths?: 10 | 11;
        resignedIn?: string;
        pageNumber?: number;
        pageSize?: number;
        sort?:
          | "name"
          | "familyName"
          | "employeeNumber"
          | "seafarerId"
          | "position"
          | "vessel"
          | "boardDuration"
          | "certificateStatus"
          | "nextExpiry"
          | "plannedOff";
        order?: "asc" | "desc";
        allTabs?: boolean | string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              id: number;
              employeeId: number;
              employeeNumber: string;
              employeeIdNumber: string;
              seafarerId: string | null;
              fullName: string;
              photoFileId: string | null;
              jobPositionId: number;
              position: string;
              positionNameId: string;
              shipId: number;
              vesselType: string;
              vesselTypeNameId: string;
              vesselId: number | null;
              vesselName: string | null;
              lastVesselId: number | null;
              lastVesselName: string | null;
              /** @enum {string} */
              status: "off-board" | "on-board" | "resigned" | "blacklist";
              statusSince: string;
              boardDays: number;
              boardDuration: string;
              plannedOffBoard: string | null;
              daysToOffBoard: number | null;
              employmentType: string | null;
              certificateStatus: ("Completed" | "Need Renewal" | "Expired" | "Not Completed") | null;
              missingCertificates: number | null;
              nextPaperExpiry: string | null;
              daysToExpiry: number | null;
              isStopped: boolean;
              suitabilityLevelId: (1 | 2 | 3) | null;
              suitability: ("DAPAT_DIPEKERJAKAN" | "MENJADI_PERHATIAN" | "TIDAK_DAPAT_DIPEKERJAKAN") | null;
              pay: {
                idNumber: string | null;
                npwpNumber: string | null;
                bpjsKesehatanNumber: string | null;
                bpjsKetenagakerjaanNumber: string | null;
                ptkp: string | null;
                bankName: string | null;
                accountNumber: string | null;
                accountName: string | null;
              } | null;
            }[];
            totalItem: number;
            totalPage: number;
            pageNumber: number;
            pageSize: number;
            counts: {
              [key: string]: number | null;
            };
            idle: number | null;
            totalIsCapped: boolean;
            outOf: number | null;
            message: string;
          };
        };
      };
      /** @description Refused */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
      /** @description Failed */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
    };
  };
  "Employee.InsertEmployeeBlacklist.post": {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again get the first answer again. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          employeeBlacklistLevelId: number;
          /** Format: date */
          startDate: string;
          /** @enum {string} */
          reason: "conduct" | "safety" | "document-fraud" | "desertion" | "other";
          description: string;
          evidenceFileId: string | null;
          endDate?: string | null;
          reviewDate?: string | null;
          employeeId: number;
        };
      };
    };
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              id: number;
              employeeBlackListid: number;
              employeeId: number;
              version: number;
            };
            version: number;
            message: string;
          };
        };
      };
      /** @description Refused */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
      /** @description Failed */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
    };
  };
  "Employee.InsertEmployeeBoardSchedule.post": {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again get the first answer again. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json":
          | {
              grt?: number | null;
              hp?: number | null;
              dwt?: number | null;
              /** Format: date */
              onBoard: string;
              /** Format: date */
              offBoard: string;
              note?: string;
              attachment?: string | null;
              employeeId: number;
              vesselId: number;
              jobPositionId?: number;
            }
          | {
              companyName: string;
              position: string;
              vesselName: string;
              vesselType: string;
              grt?: number | null;
              hp?: number | null;
              dwt?: number | null;
              /** Format: date */
              onBoard: string;
              /** Format: date */
              offBoard: string;
              note?: string;
              attachment?: string | null;
              employeeId: number;
              jobPositionId?: number;
            };
      };
    };
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              id: number;
              employeeId: number;
            };
            message: string;
          };
        };
      };
      /** @description Refused */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
      /** @description Failed */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
    };
  };
  "Employee.InsertEmployeePaper.post": {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again get the first answer again. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json":
          | {
              certificateId?: number | null;
              name?: string;
              number: string;
              /** Format: date */
              issued: string;
              expired?: string | null;
              noExpiry?: boolean;
              description?: string;
              attachment?: string | null;
              employeeId: number;
              /** @enum {string} */
              kind: "coc" | "cop";
            }
          | {
              /** @enum {string} */
              documentKind: "passport" | "seaman-book" | "other";
              documentName: string;
              documentNumber: string;
              /** Format: date */
              issued: string;
              expired?: string | null;
              noExpiry?: boolean;
              description?: string;
              attachment?: string | null;
              employeeId: number;
              /** @constant */
              kind: "travel-document";
            };
      };
    };
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              id: number;
              employeeId: number;
              ignored: boolean;
            };
            message: string;
          };
        };
      };
      /** @description Refused */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
      /** @description Failed */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
    };
  };
  "Employee.RequestEmployeeChange.post": {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again get the first answer again. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json":
          | {
              employeeId: number;
              note?: string;
              /** @constant */
              section: "personal";
              values: {
                fullName?: string;
                familyName?: string | null;
                givenNames?: string | null;
                /** @enum {string} */
                sex?: "Male" | "Female";
                /** @enum {string} */
                crewOrigin?: "WNI" | "WNA";
                placeOfBirth?: string;
                /**
                 * Format: date
                 * @example 1990-05-17
                 */
                dateOfBirth?: string;
                nationalityId?: number;
                religionId?: number | null;
                maritalStatusId?: number;
                seaFarerId?: string;
                idCardNo?: string | null;
                kkNumber?: string | null;
                npwpNumber?: string | null;
                bpjsKesehatanNumber?: string | null;
                bpjsKetenagakerjaanNumber?: string | null;
              };
            }
          | {
              employeeId: number;
              note?: string;
              /** @constant */
              section: "physical";
              values: {
                height?: number;
                weight?: number;
                /** @enum {string} */
                safetyShoesSize?: "UK 6" | "UK 7" | "UK 8" | "UK 9" | "UK 10" | "UK 11" | "UK 12" | "UK 13";
                /** @enum {string} */
                trousersSize?: "31" | "32" | "33" | "34" | "35" | "36" | "37" | "38";
                /** @enum {string} */
                coverallSize?: "S" | "M" | "L" | "XL" | "XXL";
                /** @enum {string} */
                shirtSize?: "S" | "M" | "L" | "XL" | "XXL";
              };
            }
          | {
              employeeId: number;
              note?: string;
              /** @constant */
              section: "contact";
              values: {
                /** @example +6281234567890 */
                phoneNo?: string;
                emailAddress?: string | null;
                address?: string;
              };
            }
          | {
              employeeId: number;
              note?: string;
              /** @constant */
              section: "next-of-kin";
              values: {
                fullName?: string;
                relation?: string;
                /** @example +6281234567890 */
                phoneNumber?: string;
                emailAddress?: string | null;
                address?: string;
              };
            }
          | {
              employeeId: number;
              note?: string;
              /** @constant */
              section: "bank";
              values: {
                sequence: 1 | 2;
                bankName?: string;
                accountNumber?: "" | string;
                accountName?: string;
                removed?: boolean;
              };
            }
          | {
              employeeId: number;
              note?: string;
              /** @constant */
              section: "education";
              values: {
                universityName?: string;
                degree?: string;
                major?: string;
                gpa?: number | null;
                entryYear?: number;
                graduationYear?: number;
                city?: string;
                id?: number;
                removed?: boolean;
              };
            }
          | {
              employeeId: number;
              note?: string;
              /** @constant */
              section: "training";
              values: {
                institution?: string;
                training?: string;
                category?: string;
                instructor?: string;
                feedback?: string;
                evaluation?: string;
                /** Format: date */
                issued?: string;
                expired?: string | null;
                id?: number;
                removed?: boolean;
              };
            }
          | {
              employeeId: number;
              note?: string;
              /** @constant */
              section: "sea-service";
              values: {
                companyName?: string;
                position?: string;
                vesselName?: string;
                vesselType?: string;
                grt?: number | null;
                hp?: number | null;
                dwt?: number | null;
                /** Format: date */
                onBoard?: string;
                /** Format: date */
                offBoard?: string;
                note?: string;
                attachment?: string | null;
                id?: number;
                removed?: boolean;
              };
            }
          | {
              employeeId: number;
              note?: string;
              /** @constant */
              section: "travel-documents";
              values: {
                /** @enum {string} */
                documentKind?: "passport" | "seaman-book" | "other";
                documentName?: string;
                documentNumber?: string;
                /** Format: date */
                issued?: string;
                expired?: string | null;
                noExpiry?: boolean;
                description?: string;
                attachment?: string | null;
                id?: number;
                removed?: boolean;
                renews?: number;
              };
            }
          | {
              employeeId: number;
              note?: string;
              /** @constant */
              section: "coc";
              values: {
                certificateId?: number | null;
                name?: string;
                number?: string;
                /** Format: date */
                issued?: string;
                expired?: string | null;
                noExpiry?: boolean;
                description?: string;
                attachment?: string | null;
                id?: number;
                removed?: boolean;
                renews?: number;
              };
            }
          | {
              employeeId: number;
              note?: string;
              /** @constant */
              section: "cop";
              values: {
                certificateId?: number | null;
                name?: string;
                number?: string;
                /** Format: date */
                issued?: string;
                expired?: string | null;
                noExpiry?: boolean;
                description?: string;
                attachment?: string | null;
                id?: number;
                removed?: boolean;
                renews?: number;
              };
            };
      };
    };
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              id: number;
              employeeId: number;
            };
            message: string;
          };
        };
      };
      /** @description Refused */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
      /** @description Failed */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
    };
  };
  "Employee.UpdateEmployeeDetail.post": {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again get the first answer again. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          employeeId: number;
          version?: number;
          fullName?: string;
          familyName?: string | null;
          givenNames?: string | null;
          /** @enum {string} */
          sex?: "Male" | "Female";
          /** @enum {string} */
          crewOrigin?: "WNI" | "WNA";
          placeOfBirth?: string;
          /**
           * Format: date
           * @example 1990-05-17
           */
          dateOfBirth?: string;
          nationalityId?: number;
          religionId?: number | null;
          maritalStatusId?: number;
          seaFarerId?: string;
          idCardNo?: string | null;
          kkNumber?: string | null;
          npwpNumber?: string | null;
          bpjsKesehatanNumber?: string | null;
          bpjsKetenagakerjaanNumber?: string | null;
          height?: number;
          weight?: number;
          /** @enum {string} */
          safetyShoesSize?: "UK 6" | "UK 7" | "UK 8" | "UK 9" | "UK 10" | "UK 11" | "UK 12" | "UK 13";
          /** @enum {string} */
          trousersSize?: "31" | "32" | "33" | "34" | "35" | "36" | "37" | "38";
          /** @enum {string} */
          coverallSize?: "S" | "M" | "L" | "XL" | "XXL";
          /** @enum {string} */
          shirtSize?: "S" | "M" | "L" | "XL" | "XXL";
          /** @example +6281234567890 */
          phoneNo?: string;
          emailAddress?: string | null;
          address?: string;
          jobPositionId?: number;
          shipId?: number;
          employmentTypeId?: number | null;
          ptkpId?: number | null;
          /** Format: date */
          joinedOn?: string;
          employeeIdNumber?: string;
          seamanBookNo?: string;
          passportNo?: string;
          nextOfKin?: {
            fullName?: string;
            relation?: string;
            /** @example +6281234567890 */
            phoneNumber?: string;
            emailAddress?: string | null;
            address?: string;
          };
          educationHistory?: (
            | {
                universityName: string;
                degree: string;
                major: string;
                gpa?: number | null;
                entryYear: number;
                graduationYear: number;
                city: string;
              }
            | {
                universityName?: string;
                degree?: string;
                major?: string;
                gpa?: number | null;
                entryYear?: number;
                graduationYear?: number;
                city?: string;
                id: number;
                removed?: boolean;
              }
          )[];
          trainings?: (
            | {
                institution: string;
                training: string;
                category?: string;
                instructor?: string;
                feedback?: string;
                evaluation?: string;
                /** Format: date */
                issued: string;
                expired?: string | null;
              }
            | {
                institution?: string;
                training?: string;
                category?: string;
                instructor?: string;
                feedback?: string;
                evaluation?: string;
                /** Format: date */
                issued?: string;
                expired?: string | null;
                id: number;
                removed?: boolean;
              }
          )[];
          seaServices?: (
            | {
                companyName: string;
                position: string;
                vesselName: string;
                vesselType: string;
                grt?: number | null;
                hp?: number | null;
                dwt?: number | null;
                /** Format: date */
                onBoard: string;
                /** Format: date */
                offBoard: string;
                note?: string;
                attachment?: string | null;
              }
            | {
                companyName?: string;
                position?: string;
                vesselName?: string;
                vesselType?: string;
                grt?: number | null;
                hp?: number | null;
                dwt?: number | null;
                /** Format: date */
                onBoard?: string;
                /** Format: date */
                offBoard?: string;
                note?: string;
                attachment?: string | null;
                id: number;
                removed?: boolean;
              }
          )[];
          travelDocuments?: (
            | {
                /** @enum {string} */
                documentKind: "passport" | "seaman-book" | "other";
                documentName: string;
                documentNumber: string;
                /** Format: date */
                issued: string;
                expired?: string | null;
                noExpiry?: boolean;
                description?: string;
                attachment?: string | null;
                renews?: number;
              }
            | {
                /** @enum {string} */
                documentKind?: "passport" | "seaman-book" | "other";
                documentName?: string;
                documentNumber?: string;
                /** Format: date */
                issued?: string;
                expired?: string | null;
                noExpiry?: boolean;
                description?: string;
                attachment?: string | null;
                id: number;
                removed?: boolean;
              }
          )[];
          coc?: (
            | {
                certificateId?: number | null;
                name?: string;
                number: string;
                /** Format: date */
                issued: string;
                expired?: string | null;
                noExpiry?: boolean;
                description?: string;
                attachment?: string | null;
                renews?: number;
              }
            | {
                certificateId?: number | null;
                name?: string;
                number?: string;
                /** Format: date */
                issued?: string;
                expired?: string | null;
                noExpiry?: boolean;
                description?: string;
                attachment?: string | null;
                id: number;
                removed?: boolean;
              }
          )[];
          cop?: (
            | {
                certificateId?: number | null;
                name?: string;
                number: string;
                /** Format: date */
                issued: string;
                expired?: string | null;
                noExpiry?: boolean;
                description?: string;
                attachment?: string | null;
                renews?: number;
              }
            | {
                certificateId?: number | null;
                name?: string;
                number?: string;
                /** Format: date */
                issued?: string;
                expired?: string | null;
                noExpiry?: boolean;
                description?: string;
                attachment?: string | null;
                id: number;
                removed?: boolean;
              }
          )[];
        };
      };
    };
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              id: number;
              employeeId: number;
              version: number;
              ignored: {
                /** @enum {string} */
                section:
                  | "personal"
                  | "physical"
                  | "contact"
                  | "next-of-kin"
                  | "employment"
                  | "education"
                  | "travel-documents"
                  | "coc"
                  | "cop"
                  | "training"
                  | "sea-service";
                name: string;
              }[];
              warnings: string[];
            };
            version: number;
            message: string;
          };
        };
      };
      /** @description Refused */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
      /** @description Failed */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
    };
  };
  "Employee.UpdateEmployeeSeaService.post": {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again get the first answer again. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          employeeId: number;
          values:
            | (
                | {
                    companyName: string;
                    position: string;
                    vesselName: string;
                    vesselType: string;
                    grt?: number | null;
                    hp?: number | null;
                    dwt?: number | null;
                    /** Format: date */
                    onBoard: string;
                    /** Format: date */
                    offBoard: string;
                    note?: string;
                    attachment?: string | null;
                  }
                | {
                    companyName?: string;
                    position?: string;
                    vesselName?: string;
                    vesselType?: string;
                    grt?: number | null;
                    hp?: number | null;
                    dwt?: number | null;
                    /** Format: date */
                    onBoard?: string;
                    /** Format: date */
                    offBoard?: string;
                    note?: string;
                    attachment?: string | null;
                    id: number;
                    removed?: boolean;
                  }
              )
            | {
                rows: (
                  | {
                      companyName: string;
                      position: string;
                      vesselName: string;
                      vesselType: string;
                      grt?: number | null;
                      hp?: number | null;
                      dwt?: number | null;
                      /** Format: date */
                      onBoard: string;
                      /** Format: date */
                      offBoard: string;
                      note?: string;
                      attachment?: string | null;
                    }
                  | {
                      companyName?: string;
                      position?: string;
                      vesselName?: string;
                      vesselType?: string;
                      grt?: number | null;
                      hp?: number | null;
                      dwt?: number | null;
                      /** Format: date */
                      onBoard?: string;
                      /** Format: date */
                      offBoard?: string;
                      note?: string;
                      attachment?: string | null;
                      id: number;
                      removed?: boolean;
                    }
                )[];
              };
        };
      };
    };
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              id: number;
              employeeId: number;
              version: number;
              ignored: {
                /** @enum {string} */
                section:
                  | "personal"
                  | "physical"
                  | "contact"
                  | "next-of-kin"
                  | "employment"
                  | "education"
                  | "travel-documents"
                  | "coc"
                  | "cop"
                  | "training"
                  | "sea-service";
                name: string;
              }[];
              warnings: string[];
            };
            version: number;
            message: string;
          };
        };
      };
      /** @description Refused */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
      /** @description Failed */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
    };
  };
  "FileUpload.FileUpload.post": {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again get the first answer again. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "multipart/form-data": {
          fileId?: string | "";
          /**
           * @default personaldata
           * @enum {string}
           */
          fileType?:
            | "personaldata"
            | "Appraisal"
            | "asessment"
            | "contract"
            | "pkl"
            | "mcu"
            | "bjst"
            | "medical"
            | "blacklist"
            | "job";
          /** Format: binary */
          fileContent: Blob;
        };
      };
    };
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              fileId: string;
              fileName: string;
              contentType: string;
              size: number;
            };
            message: string;
          };
        };
      };
      /** @description Refused */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
      /** @description Failed */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
    };
  };
  "FileUploadPublic.FileUpload.post": {
    parameters: {
      query: {
        /** @description Gate token of POST P/g */
        f: string;
      };
      header?: {
        /** @description The same key and body again get the first answer again. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "multipart/form-data": {
          fileId?: string | "";
          /**
           * @default personaldata
           * @enum {string}
           */
          fileType?:
            | "personaldata"
            | "Appraisal"
            | "asessment"
            | "contract"
            | "pkl"
            | "mcu"
            | "bjst"
            | "medical"
            | "blacklist"
            | "job";
          /** Format: binary */
          fileContent: Blob;
        };
      };
    };
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              fileId: string;
              fileName: string;
              contentType: string;
              size: number;
            };
            message: string;
          };
        };
      };
      /** @description Refused */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
      /** @description Failed */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
    };
  };
  "GenerateExcel.GenerateVesselCrewList.post": {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again get the first answer again. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          vesselId: number;
        };
      };
    };
    responses: {
      /** @description The file */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
        };
      };
      /** @description Refused */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
      /** @description Failed */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
    };
  };
  "GeneratePDF.GenerateCVEmployee.post": {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again get the first answer again. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          employeeId: number;
          /** @enum {string} */
          variant?: "staff" | "principal";
          principalId?: number;
          /** @enum {string} */
          language?: "en" | "id";
        };
      };
    };
    responses: {
      /** @description The file */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/pdf": Blob;
        };
      };
      /** @description Refused */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
      /** @description Failed */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
    };
  };
  "JobOpening.DeleteJobOpening.post": {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again get the first answer again. */
        "Idempotency-Key"?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              id: number;
              version: number;
            };
            version: number;
            message: string;
          };
        };
      };
      /** @description Refused */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
      /** @description Failed */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
    };
  };
  "JobOpening.GetJobOpeningById.get": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              id: number;
              divisionId: number;
              divisionName: string;
              cityId: number | null;
              cityName: string | null;
              shipId: number;
              shipName: string;
              shipNameId: string;
              jobPositionMarineId: number | null;
              jobPositionTankerId: number | null;
              jobPositionName: string;
              jobPositionNameEn: string;
              coc: string;
              education: string;
              workExperience: string;
              yearsOfExperience: number;
              jobType: string;
              jobTypeId: string | null;
              employmentTypeId: number;
              isOpen: boolean;
              url: string;
              category: string;
              vesselSize: string;
              vesselSizeId: number;
              task: string;
              vacancies: number;
              closesOn: string | null;
              /** Format: date-time */
              createdAt: string;
              /** Format: date-time */
              updatedAt: string;
              closedAt: string | null;
              version: number;
            };
            version: number;
            message: string;
          };
        };
      };
      /** @description Refused */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
      /** @description Failed */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
    };
  };
  "JobOpening.PostJobOpening.post": {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again get the first answer again. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          positionId: number;
          vesselSizeId: number;
          shipId: number;
          employmentTypeId: number;
          yearsOfExperience: number;
          task: string;
          cityId?: number | null;
          vacancies?: number;
          closesOn?: string | null;
        };
      };
    };
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              id: number;
              version: number;
            };
            version: number;
            message: string;
          };
        };
      };
      /** @description Refused */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
      /** @description Failed */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
    };
  };
  "JobOpening.UpdateJobOpening.post": {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again get the first answer again. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          positionId: number;
          vesselSizeId: number;
          shipId: number;
          employmentTypeId: number;
          yearsOfExperience: number;
          task: string;
          cityId?: number | null;
          vacancies?: number;
          closesOn?: string | null;
          id: number;
          isOpen?: boolean | string;
          version?: number;
        };
      };
    };
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              id: number;
              version: number;
            };
            version: number;
            message: string;
          };
        };
      };
      /** @description Refused */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
      /** @description Failed */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
    };
  };
  "RegisterCrews.AddComment.post": {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again get the first answer again. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          id: number;
          version?: number;
          text: string;
        };
      };
    };
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              id: number;
              /** Format: date-time */
              createdAt: string;
            };
            message: string;
          };
        };
      };
      /** @description Refused */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
      /** @description Failed */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
    };
  };
  "RegisterCrews.UpdateRegisterCrewDetail.post": {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again get the first answer again. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * @default WNI
           * @enum {string}
           */
          regCrewOrigin?: "WNI" | "WNA";
          regFullName?: string;
          regFamilyName?: string | null;
          regGivenNames?: string | null;
          /** @enum {string} */
          regSex?: "Male" | "Female";
          regBirthPlace?: string;
          /**
           * Format: date
           * @example 1990-05-17
           */
          regDateOfBirth?: string;
          regNationality?: number | null;
          regMaritalStatus?: number;
          regReligion?: number | null;
          regPhoto?: {
            /** Format: uuid */
            fileId: string;
            /** @default  */
            fileName?: string;
            /** @default  */
            contentType?: string;
            /** @default 0 */
            size?: number;
          };
          regSeafarerIdNumber?: string;
          regIdNumber?: string | null;
          regKkNumber?: string | null;
          regNpwpNumber?: string | null;
          regBpjsKesehatanNumber?: string | null;
          regBpjsKetenagakerjaanNumber?: string | null;
          /** Format: email */
          regEmail?: string;
          /** @example +6281234567890 */
          regPhone?: string;
          regAddress?: string;
          regHeight?: number;
          regWeight?: number;
          /** @enum {string} */
          regSafetyShoesSize?: "UK 6" | "UK 7" | "UK 8" | "UK 9" | "UK 10" | "UK 11" | "UK 12" | "UK 13";
          /** @enum {string} */
          regTrousersSize?: "31" | "32" | "33" | "34" | "35" | "36" | "37" | "38";
          /** @enum {string} */
          regCoverallSize?: "S" | "M" | "L" | "XL" | "XXL";
          /** @enum {string} */
          regShirtSize?: "S" | "M" | "L" | "XL" | "XXL";
          regPhotoKtp?: {
            /** Format: uuid */
            fileId: string;
            /** @default  */
            fileName?: string;
            /** @default  */
            contentType?: string;
            /** @default 0 */
            size?: number;
          } | null;
          regPhotoPassport?: {
            /** Format: uuid */
            fileId: string;
            /** @default  */
            fileName?: string;
            /** @default  */
            contentType?: string;
            /** @default 0 */
            size?: number;
          } | null;
          /** @example F 123456 */
          regSeamanBookNumber?: string;
          regPassportId?: string | null;
          regNextOfKinFullName?: string;
          /** @example +6281234567890 */
          regNextOfKinPhone?: string;
          regNextOfKinEmail?: string | null;
          regNextOfKinAddress?: string;
          registerEducations?: {
            regUniversityName: string;
            regDegree: string;
            regMajor: string;
            regGpa?: number | null;
            regEntryYear: number;
            regGraduationYear: number;
            regCity: string;
          }[];
          registerTravelDocs?: {
            regTravelDocName: string;
            regTravelDocNumber: string;
            /** Format: date */
            regIssued: string;
            regExpired?: string | null;
            regDescription?: string;
          }[];
          registerCOCDocs?: {
            regCOCId?: number | null;
            regCOCName: string;
            regCOCNumber: string;
            /** Format: date */
            regCOCIssued: string;
            regCOCExpired?: string | null;
            regCOCNoExpiry?: boolean;
            regCOCDescription?: string;
            regCOCAttachment?: {
              /** Format: uuid */
              fileId: string;
              /** @default  */
              fileName?: string;
              /** @default  */
              contentType?: string;
              /** @default 0 */
              size?: number;
            } | null;
          }[];
          registerCOPDocs?: {
            regCOPId?: number | null;
            regCOPName: string;
            regCOPNumber: string;
            /** Format: date */
            regCOPIssued: string;
            regCOPExpired?: string | null;
            regCOPNoExpiry?: boolean;
            regCOPDescription?: string;
            regCOPAttachment?: {
              /** Format: uuid */
              fileId: string;
              /** @default  */
              fileName?: string;
              /** @default  */
              contentType?: string;
              /** @default 0 */
              size?: number;
            } | null;
          }[];
          registerTrainings?: {
            regInstitution: string;
            regTrainingName: string;
            regCategory?: string;
            regInstructor?: string;
            regFeedback?: string;
            regEvaluation?: string;
            /** Format: date */
            regIssued: string;
            regExpired?: string | null;
          }[];
          registerSeaServices?: {
            regCompanyName: string;
            regPosition: string;
            regVesselName: string;
            regVesselType: string;
            regGrt?: number | null;
            regHp?: number | null;
            regDwt?: number | null;
            /** Format: date */
            regOnBoard: string;
            /** Format: date */
            regOffBoard: string;
            regNote?: string;
            regAttachment?: {
              /** Format: uuid */
              fileId: string;
              /** @default  */
              fileName?: string;
              /** @default  */
              contentType?: string;
              /** @default 0 */
              size?: number;
            } | null;
          }[];
          regBankName1?: string;
          regAccountNumber1?: string;
          regAccountName1?: string;
          regBankName2?: string;
          regAccountNumber2?: string | null;
          regAccountName2?: string;
          id: number;
          version?: number;
        };
      };
    };
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              registerCrewId: number;
              version: number;
            };
            version: number;
            message: string;
          };
        };
      };
      /** @description Refused */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
      /** @description Failed */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
    };
  };
  "RegisterCrewsPublic.SubmitRegisterCrew.post": {
    parameters: {
      query: {
        /** @description Gate token of POST P/g */
        f: string;
      };
      header?: {
        /** @description The same key and body again get the first answer again. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * @default WNI
           * @enum {string}
           */
          regCrewOrigin?: "WNI" | "WNA";
          regFullName: string;
          regFamilyName?: string | null;
          regGivenNames?: string | null;
          /** @enum {string} */
          regSex: "Male" | "Female";
          regBirthPlace: string;
          /**
           * Format: date
           * @example 1990-05-17
           */
          regDateOfBirth: string;
          regNationality?: number | null;
          regMaritalStatus: number;
          regReligion?: number | null;
          regPhoto: {
            /** Format: uuid */
            fileId: string;
            /** @default  */
            fileName?: string;
            /** @default  */
            contentType?: string;
            /** @default 0 */
            size?: number;
          };
          regSeafarerIdNumber: string;
          regIdNumber?: string | null;
          regKkNumber?: string | null;
          regNpwpNumber?: string | null;
          regBpjsKesehatanNumber?: string | null;
          regBpjsKetenagakerjaanNumber?: string | null;
          /** Format: email */
          regEmail: string;
          /** @example +6281234567890 */
          regPhone: string;
          regAddress: string;
          regHeight: number;
          regWeight: number;
          /** @enum {string} */
          regSafetyShoesSize: "UK 6" | "UK 7" | "UK 8" | "UK 9" | "UK 10" | "UK 11" | "UK 12" | "UK 13";
          /** @enum {string} */
          regTrousersSize: "31" | "32" | "33" | "34" | "35" | "36" | "37" | "38";
          /** @enum {string} */
          regCoverallSize: "S" | "M" | "L" | "XL" | "XXL";
          /** @enum {string} */
          regShirtSize: "S" | "M" | "L" | "XL" | "XXL";
          regPhotoKtp?: {
            /** Format: uuid */
            fileId: string;
            /** @default  */
            fileName?: string;
            /** @default  */
            contentType?: string;
            /** @default 0 */
            size?: number;
          } | null;
          regPhotoPassport?: {
            /** Format: uuid */
            fileId: string;
            /** @default  */
            fileName?: string;
            /** @default  */
            contentType?: string;
            /** @default 0 */
            size?: number;
          } | null;
          /** @example F 123456 */
          regSeamanBookNumber: string;
          regPassportId?: string | null;
          regNextOfKinFullName: string;
          /** @example +6281234567890 */
          regNextOfKinPhone: string;
          regNextOfKinEmail?: string | null;
          regNextOfKinAddress: string;
          registerEducations: {
            regUniversityName: string;
            regDegree: string;
            regMajor: string;
            regGpa?: number | null;
            regEntryYear: number;
            regGraduationYear: number;
            regCity: string;
          }[];
          registerTravelDocs?: {
            regTravelDocName: string;
            regTravelDocNumber: string;
            /** Format: date */
            regIssued: string;
            regExpired?: string | null;
            regDescription?: string;
          }[];
          registerCOCDocs?: {
            regCOCId?: number | null;
            regCOCName: string;
            regCOCNumber: string;
            /** Format: date */
            regCOCIssued: string;
            regCOCExpired?: string | null;
            regCOCNoExpiry?: boolean;
            regCOCDescription?: string;
            regCOCAttachment?: {
              /** Format: uuid */
              fileId: string;
              /** @default  */
              fileName?: string;
              /** @default  */
              contentType?: string;
              /** @default 0 */
              size?: number;
            } | null;
          }[];
          registerCOPDocs?: {
            regCOPId?: number | null;
            regCOPName: string;
            regCOPNumber: string;
            /** Format: date */
            regCOPIssued: string;
            regCOPExpired?: string | null;
            regCOPNoExpiry?: boolean;
            regCOPDescription?: string;
            regCOPAttachment?: {
              /** Format: uuid */
              fileId: string;
              /** @default  */
              fileName?: string;
              /** @default  */
              contentType?: string;
              /** @default 0 */
              size?: number;
            } | null;
          }[];
          registerTrainings?: {
            regInstitution: string;
            regTrainingName: string;
            regCategory?: string;
            regInstructor?: string;
            regFeedback?: string;
            regEvaluation?: string;
            /** Format: date */
            regIssued: string;
            regExpired?: string | null;
          }[];
          registerSeaServices?: {
            regCompanyName: string;
            regPosition: string;
            regVesselName: string;
            regVesselType: string;
            regGrt?: number | null;
            regHp?: number | null;
            regDwt?: number | null;
            /** Format: date */
            regOnBoard: string;
            /** Format: date */
            regOffBoard: string;
            regNote?: string;
            regAttachment?: {
              /** Format: uuid */
              fileId: string;
              /** @default  */
              fileName?: string;
              /** @default  */
              contentType?: string;
              /** @default 0 */
              size?: number;
            } | null;
          }[];
          regBankName1: string;
          regAccountNumber1: string;
          regAccountName1: string;
          regBankName2?: string;
          regAccountNumber2?: string | null;
          regAccountName2?: string;
          jobOpeningId: number;
          /** @constant */
          regDeclaration: true;
          /** @constant */
          regConsent: true;
          /** @constant */
          regSpecificConsent: true;
          /** @default false */
          regKeepForOtherOpenings?: boolean;
        };
      };
    };
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              regRegisNo: string;
              registerCrewId: number;
              registrationGuid: string;
              jobOpeningId: number;
            };
            message: string;
          };
        };
      };
      /** @description Refused */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
      /** @description Failed */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
    };
  };
  "Users.Create.post": {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again get the first answer again. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Format: email */
          email: string;
          password?: string | null;
          invite?: boolean | string;
          firstName: string;
          lastName?: string | null;
          /** @enum {string} */
          role:
            | "superadmin"
            | "crewingadminmarine"
            | "crewingadmintanker"
            | "crewingmanagermarine"
            | "crewingmanagertanker"
            | "crewingprincipalmarine"
            | "crewingprincipaltanker"
            | "crewingpdemarine"
            | "crewingpdetanker"
            | "crewingplanningmarine"
            | "crewingplanningtanker"
            | "crewingservicemarine"
            | "crewingservicetanker"
            | "crewingstaffmarine"
            | "crewingstafftanker"
            | "crewmarine"
            | "crewtanker"
            | "crewingfinancemarine"
            | "crewingfinancetanker";
          subRole?: ("head" | "crew") | null;
          divisionId: number;
          employeeId?: number | null;
          vesselId?: number | null;
          principalId?: number | null;
          accessList?:
            | (
                | "applicants-list"
                | "job-openings"
                | "crew-management"
                | "vessel-management"
                | "planning"
                | "onboard-preparation"
                | "onboard-scheduling"
                | "approval-crew"
                | "service-and-administration"
                | "ship-chandler"
                | "ujbm"
                | "appraisal"
                | "contract-management"
                | "payroll-management"
                | "work-order-overview"
                | "billing-overview"
                | "users"
                | "audit-log"
                | "status"
              )[]
            | null;
        };
      };
    };
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              userId: number;
            };
            message: string;
          };
        };
      };
      /** @description Refused */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
      /** @description Failed */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
    };
  };
  "Vessel.InsertVesselDetail.post": {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again get the first answer again. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          vesselName: string;
          vesselType: (number | string) | "";
          shipManagement: string;
          principalId?: (number | string) | null;
          vesselSizeId?: (number | string) | null;
          operationAreaId?: (number | string) | null;
          payrollCategoryId?: (number | string) | null;
          technicalSuperintendentId?: (number | string) | null;
          technicalSuperintendentBackupId?: (number | string) | null;
          marineSuperintendentId?: (number | string) | null;
          marineSuperintendentBackupId?: (number | string) | null;
          designatedPersonAshoreId?: (number | string) | null;
          SPV?: string;
          flag?: string;
          cargo?: string;
          fleet?: string;
          ownership?: string;
          callSign?: string | null;
          imoNumber?: string | null;
          class?: string;
          builder?: string;
          email?: string | null;
          phone?: string | null;
          deliveryDate?: string | null;
          yearOfBuild?: number | null;
          LOA?: number | null;
          BMLD?: number | null;
          HMLD?: number | null;
          draft?: number | null;
          DWT?: number | null;
          GRT?: number | null;
          NRT?: number | null;
          LWT?: number | null;
          COP?: number | null;
          SWL?: number | null;
          load?: number | null;
          cotVolume?: number | null;
          IGS?: string;
          COW?: string;
          ODME?: string;
          OWS?: string;
          mainEngineMaker?: string;
          mainEngineModel?: string;
          mainEnginePower?: number | null;
          auxiliaryEngineMaker?: string;
          auxiliaryEngineModel?: string;
          auxiliaryEnginePower?: number | null;
          boilerMaker?: string;
          boilerModel?: string;
          compressorMaker?: string;
          compressorModel?: string;
          cargoOilPumpMaker?: string;
          cargoOilPumpModel?: string;
          fuelOilPurifierMaker?: string;
          fuelOilPurifierModel?: string;
          freshGeneratorMaker?: string;
          freshGeneratorModel?: string;
          bunkerCapacityMfo?: number | null;
          bunkerCapacityMdo?: number | null;
          bunkerCapacityHsd?: number | null;
          paintMaker?: string;
          planUpp?: string;
          costCenter?: string;
          SAP?: string;
          contract?: string;
          clusterYtd?: string;
          STS?: (boolean | string) | null;
          SIRE?: (boolean | string) | null;
        };
      };
    };
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              id: number;
              vesselId: number;
              version: number;
              warnings: string[];
            };
            version: number;
            message: string;
          };
        };
      };
      /** @description Refused */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
      /** @description Failed */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
    };
  };
  "Vessel.InsertVoyageDetail.post": {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again get the first answer again. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          vesselId: number;
          navigationStatusId: number;
          portId: number;
          originPortId?: number | null;
          destinationPortId?: number | null;
          voyageNumber?: string;
          recordedAt?: string | null;
          arrivesAt?: string | null;
          note?: string;
        };
      };
    };
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              id: number;
              vesselId: number;
            };
            message: string;
          };
        };
      };
      /** @description Refused */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
      /** @description Failed */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
    };
  };
  "VesselCrew.AddVesselCrewAssignment.post": {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again get the first answer again. */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          vesselId: number;
          vesselCrewId: number;
          employeeId: number;
          /** @enum {string} */
          assignmentOn: "PrePrevious" | "Previous" | "Current" | "Next" | "NextButOne";
          jobPositionId?: number;
          /** Format: date */
          startAssignmentDate: string;
          /** Format: date */
          endAssignmentDate: string;
          durationMonths?: number | null;
          allowOverlapDate?: boolean;
          acceptedCodes?: string[];
          reason?: string;
        };
      };
    };
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              id: number;
              assignmentId: number;
              vesselId: number;
              vesselCrewId: number;
              employeeId: number;
              slot: ("PrePrevious" | "Previous" | "Current" | "Next" | "NextButOne") | null;
              startDate: string;
              endDate: string;
              /** @enum {string} */
              summaryStatus: "Confirmed" | "Pending" | "Rejected";
              sendEmailType:
                | ("PlanningPrincipal" | "PlanningEmployee" | "PlanningPrincipalReject" | "PlanningEmployeeReject")
                | null;
              overridden: string[];
              version: number;
            };
            version: number;
            message: string;
          };
        };
      };
      /** @description Refused */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
      /** @description Failed */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Refusal"];
        };
      };
    };
  };
}
