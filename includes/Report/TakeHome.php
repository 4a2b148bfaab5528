<?php

declare( strict_types=1 );

namespace Rueda\Report;

use Rueda\Chart\Raster\Canvas;

defined( 'ABSPATH' ) || exit;

/** The files of a report that its readers can take home: a PDF and pictures. Their addresses. */
final class TakeHome {
	/** The parameter of a report's address that asks for the PDF. */
	public const PDF = 'rueda_pdf';

	/** The parameter that names the report whose picture is wanted, and the one for a square picture. */
	public const PICTURE = 'rueda_picture';
	public const KIND    = 'kind';

	/** The kinds of pictures. */
	public const WIDE   = '';
	public const SQUARE = 'square';

	/** Whether pictures are switched on and this server can draw them. */
	public static function pictures_are_on(): bool {
		return Settings::stored()['picture'] && Canvas::is_possible();
	}

	/** Whether this report has a picture, drawn or not yet. */
	public static function has_picture( Report $report ): bool {
		return self::pictures_are_on() && ! $report->chart()->is_empty();
	}

	/** Not escaped. */
	public static function pdf_link( Report $report ): string {
		$link = $report->link();
		return $link . ( str_contains( $link, '?' ) ? '&' : '?' ) . self::PDF;
	}

	/** The address of a picture, for everybody who knows the report's link. Not escaped. */
	public static function picture_link( Report $report, string $kind = self::WIDE ): string {
		$address = add_query_arg( self::PICTURE, $report->slug(), home_url( '/' ) );
		return self::WIDE === $kind ? $address : add_query_arg( self::KIND, $kind, $address );
	}

	/**
	 * The files of a report, for its own page and for the wheel's result. Not escaped.
	 *
	 * @return array{pdf: string, picture: string, square: string} Empty for a file that there is not.
	 */
	public static function addresses( Report $report ): array {
		$has_picture = self::has_picture( $report );
		return [
			'pdf'     => self::pdf_link( $report ),
			'picture' => $has_picture ? self::picture_link( $report ) : '',
			'square'  => $has_picture ? self::picture_link( $report, self::SQUARE ) : '',
		];
	}
}
