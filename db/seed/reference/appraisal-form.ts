import type { CourseCategory } from "../../enums/appraisals";

/** When the questions that come with the product take effect, and what they are taken from. */
export const appraisalFormFrom = "2025-01-01";
export const appraisalFormSource =
  "Common practice under STCW 2010 and MLC 2006: the questions that come with the product";

/** number, label, label in Indonesian, question, question in Indonesian. Number 10 is asked of officers alone. */
type QuestionSeed = readonly [number, string, string, string, string];

// oxfmt-ignore
export const mandatoryQuestions: readonly QuestionSeed[] = [
  [1, "Safety awareness", "Kesadaran keselamatan", "Works safely, wears protective equipment, uses permits to work and stops unsafe work.", "Bekerja dengan aman, memakai alat pelindung diri, menggunakan izin kerja dan menghentikan pekerjaan yang tidak aman."],
  [2, "Professional knowledge", "Pengetahuan profesi", "Knows the duties of the rank, the vessel and the rules that apply to both.", "Memahami tugas jabatan, kapal, dan aturan yang berlaku untuk keduanya."],
  [3, "Quality of work", "Mutu pekerjaan", "Work is accurate, complete and needs no correction.", "Pekerjaan teliti, lengkap, dan tidak memerlukan perbaikan."],
  [4, "Watchkeeping and duties", "Tugas jaga", "Stands watches and rounds alert and on time, hands over in full, keeps logs.", "Melaksanakan tugas jaga dan kontrol dengan waspada dan tepat waktu, serah terima lengkap, mengisi buku harian."],
  [5, "Pollution prevention", "Pencegahan pencemaran", "Follows MARPOL and company procedures for oil, garbage, sewage and air.", "Mematuhi MARPOL dan prosedur perusahaan untuk minyak, sampah, limbah, dan udara."],
  [6, "Emergency preparedness", "Kesiapan darurat", "Knows the own muster duties and handles fire-fighting and life-saving gear with confidence in drills.", "Mengetahui tugas sijil sendiri dan terampil memakai alat pemadam dan keselamatan jiwa saat latihan."],
  [7, "Initiative and judgement", "Inisiatif dan pertimbangan", "Sees what has to be done, acts in time and knows when to ask.", "Melihat apa yang perlu dikerjakan, bertindak tepat waktu, dan tahu kapan harus bertanya."],
  [8, "Teamwork", "Kerja sama", "Works well with everybody on board, whatever their rank, religion or nationality.", "Bekerja sama dengan semua orang di kapal tanpa memandang jabatan, agama, atau kebangsaan."],
  [9, "Communication and English", "Komunikasi dan bahasa Inggris", "Understands and gives orders clearly, in English where the work asks for it.", "Memahami dan memberi perintah dengan jelas, dalam bahasa Inggris bila diperlukan."],
  [10, "Leadership and management", "Kepemimpinan dan manajemen", "Leads and trains the own team, plans the work and answers for its result.", "Memimpin dan melatih tim, merencanakan pekerjaan, dan bertanggung jawab atas hasilnya."],
  [11, "Discipline and conduct", "Disiplin dan perilaku", "Keeps orders, working hours and the company's rules on alcohol, drugs and harassment.", "Mematuhi perintah, jam kerja, serta aturan perusahaan tentang alkohol, narkoba, dan pelecehan."],
  [12, "Health and fitness", "Kesehatan dan kebugaran", "Is fit for the work, keeps rest hours and a clean cabin and person.", "Sehat untuk bekerja, menjaga jam istirahat, kebersihan kabin dan diri."],
];

// oxfmt-ignore
export const additionalQuestions: readonly QuestionSeed[] = [
  [1, "Seamanship and handling of gear", "Kecakapan pelaut dan penggunaan alat", "Handles ropes, anchors, cargo gear or tools of the department with skill and care.", "Terampil dan hati-hati memakai tali, jangkar, alat bongkar muat, atau perkakas departemen."],
  [2, "Maintenance", "Perawatan", "Cleans, chips, paints, greases and repairs as planned and without waste.", "Membersihkan, mengetok karat, mengecat, melumasi, dan memperbaiki sesuai rencana tanpa boros."],
  [3, "Steering, lookout or machinery rounds", "Kemudi, pengamatan, atau kontrol mesin", "Steers and keeps lookout, or reads and reports machinery, without supervision.", "Mengemudi dan mengamati, atau membaca dan melaporkan keadaan mesin, tanpa pengawasan."],
  [4, "Mooring and gangway", "Tambat dan tangga kapal", "Knows the own station at mooring, keeps clear of snap-back zones, keeps the gangway watch.", "Mengetahui posisi saat tambat, menjauhi zona bahaya tali, menjaga tangga kapal."],
  [5, "Housekeeping and food hygiene", "Kebersihan dan higiene makanan", "Keeps work and common spaces, stores or galley clean and in order.", "Menjaga ruang kerja, ruang umum, gudang, atau dapur tetap bersih dan rapi."],
  [6, "Willingness to learn", "Kemauan belajar", "Asks, learns new work and prepares for the next certificate.", "Bertanya, mempelajari pekerjaan baru, dan mempersiapkan sertifikat berikutnya."],
];

/** number, category, name, name in Indonesian. */
type CourseSeed = readonly [string, CourseCategory, string, string];

// oxfmt-ignore
export const appraisalCourses: readonly CourseSeed[] = [
  ["SO-01", "Senior Officers", "Ship Handling and Manoeuvring", "Olah Gerak Kapal"],
  ["SO-02", "Senior Officers", "Leadership and Managerial Skills (STCW A-II/2, A-III/2)", "Kepemimpinan dan Manajerial (STCW A-II/2, A-III/2)"],
  ["SO-03", "Senior Officers", "Maritime Resource Management", "Manajemen Sumber Daya Maritim"],
  ["SO-04", "Senior Officers", "Ship Security Officer (STCW VI/5)", "Perwira Keamanan Kapal (STCW VI/5)"],
  ["SO-05", "Senior Officers", "ISM Internal Auditor", "Auditor Internal ISM"],
  ["SO-06", "Senior Officers", "Incident Investigation and Root Cause Analysis", "Investigasi Insiden dan Analisis Akar Masalah"],
  ["SO-07", "Senior Officers", "Advanced Oil Tanker Cargo Operations (STCW V/1-1)", "Operasi Muatan Tanker Minyak Tingkat Lanjut (STCW V/1-1)"],
  ["SO-08", "Senior Officers", "High Voltage, Management Level", "Tegangan Tinggi Tingkat Manajemen"],
  ["JO-01", "Junior Officers", "Bridge Resource Management", "Manajemen Sumber Daya Anjungan"],
  ["JO-02", "Junior Officers", "Engine-Room Resource Management", "Manajemen Sumber Daya Kamar Mesin"],
  ["JO-03", "Junior Officers", "ECDIS, Generic and Type Specific", "ECDIS Umum dan Khusus Tipe"],
  ["JO-04", "Junior Officers", "Radar Navigation, ARPA", "Navigasi Radar, ARPA"],
  ["JO-05", "Junior Officers", "GMDSS General Operator", "Operator Umum GMDSS"],
  ["JO-06", "Junior Officers", "Leadership and Teamwork (STCW A-II/1, A-III/1)", "Kepemimpinan dan Kerja Tim (STCW A-II/1, A-III/1)"],
  ["JO-07", "Junior Officers", "Medical First Aid (STCW VI/4-1)", "Pertolongan Pertama Medis (STCW VI/4-1)"],
  ["JO-08", "Junior Officers", "Dynamic Positioning, Induction", "Dynamic Positioning Dasar"],
  ["RT-01", "Ratings", "Rating Forming Part of a Navigational Watch (STCW II/4)", "Rating Dinas Jaga Navigasi (STCW II/4)"],
  ["RT-02", "Ratings", "Rating Forming Part of an Engine-Room Watch (STCW III/4)", "Rating Dinas Jaga Mesin (STCW III/4)"],
  ["RT-03", "Ratings", "Able Seafarer Deck (STCW II/5)", "Pelaut Terampil Dek (STCW II/5)"],
  ["RT-04", "Ratings", "Able Seafarer Engine (STCW III/5)", "Pelaut Terampil Mesin (STCW III/5)"],
  ["RT-05", "Ratings", "Mooring and Rope Handling", "Penambatan dan Penanganan Tali"],
  ["RT-06", "Ratings", "Crane and Cargo Gear Operation", "Pengoperasian Derek dan Alat Bongkar Muat"],
  ["RT-07", "Ratings", "Ship's Cook (MLC 3.2)", "Juru Masak Kapal (MLC 3.2)"],
  ["RT-08", "Ratings", "Welding and Fitting", "Pengelasan dan Kerja Bangku"],
  ["CC-01", "Common Courses", "Basic Safety Training (STCW VI/1)", "Pelatihan Keselamatan Dasar (STCW VI/1)"],
  ["CC-02", "Common Courses", "Survival Craft and Rescue Boats (STCW VI/2)", "Sekoci dan Perahu Penyelamat (STCW VI/2)"],
  ["CC-03", "Common Courses", "Advanced Fire Fighting (STCW VI/3)", "Pemadaman Kebakaran Tingkat Lanjut (STCW VI/3)"],
  ["CC-04", "Common Courses", "Security Awareness (STCW VI/6-1)", "Kesadaran Keamanan (STCW VI/6-1)"],
  ["CC-05", "Common Courses", "Enclosed Space Entry and Rescue", "Masuk dan Penyelamatan Ruang Tertutup"],
  ["CC-06", "Common Courses", "Marine Environmental Awareness (MARPOL)", "Kesadaran Lingkungan Laut (MARPOL)"],
  ["CC-07", "Common Courses", "Maritime English and Marlins Test", "Bahasa Inggris Maritim dan Tes Marlins"],
  ["CC-08", "Common Courses", "Harassment Prevention on Board", "Pencegahan Pelecehan di Kapal"],
];
