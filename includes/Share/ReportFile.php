<?php

declare( strict_types=1 );

namespace Rueda\Share;

use Rueda\Report\Pdf\ReportPdf;
use Rueda\Report\Reports;
use Rueda\Report\Settings;

defined( 'ABSPATH' ) || exit;

/** The PDF that goes with the email of a report, if the site wants that. */
final class ReportFile {
	public function __construct( private Reports $reports ) {}

	/**
	 * @param mixed $files Contents of files by their names.
	 * @return array<array-key, mixed>
	 */
	public function add( mixed $files, int $report_id ): array {
		$files  = is_array( $files ) ? $files : [];
		$report = Settings::stored()['mail_pdf'] ? $this->reports->find( $report_id ) : null;
		if ( null === $report ) {
			return $files;
		}
		$pdf = new ReportPdf( $report, is_for_mail: true );
		return $files + [ $pdf->file_name() => $pdf->bytes() ];
	}
}
