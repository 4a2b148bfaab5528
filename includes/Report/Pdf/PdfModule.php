<?php

declare( strict_types=1 );

namespace Rueda\Report\Pdf;

use Rueda\Module;
use Rueda\Report\Page;
use Rueda\Report\Report;
use Rueda\Report\ReportModule;
use Rueda\Report\TakeHome;

defined( 'ABSPATH' ) || exit;

/** Sends a report as a PDF to whoever may see its page. */
final class PdfModule extends Module {
	public static function hooks(): array {
		return [
			// After Page has found the report that this address may show.
			'report' => [ [ 'wp', 'send', 1, 0 ] ],
		];
	}

	public function send(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only looks whether it is there.
		$report = isset( $_GET[ TakeHome::PDF ] ) ? $this->modules->get( ReportModule::class )->shown() : null;
		if ( null === $report ) {
			return;
		}
		[ $headers, $file ] = self::answer( $report );
		foreach ( headers_sent() ? [] : $headers as $name => $value ) {
			header( "{$name}: {$value}" );
		}
		echo $file; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- a PDF file.
		exit;
	}

	/** @return array{array<string, string>, string} Headers and the file. */
	public static function answer( Report $report ): array {
		$pdf  = new ReportPdf( $report );
		$file = $pdf->bytes();
		return [
			Page::headers() + [
				'Content-Type'           => 'application/pdf',
				'Content-Disposition'    => "inline; filename=\"{$pdf->file_name()}\"",
				'Content-Length'         => (string) strlen( $file ),
				'X-Content-Type-Options' => 'nosniff',
			],
			$file,
		];
	}
}
