<?php

declare( strict_types=1 );

namespace Rueda\Tests\Report\Pdf;

use Rueda\Chart\ChartArea;
use Rueda\Chart\ChartData;
use Rueda\Chart\ChartOptions;
use Rueda\Chart\RatedWheel;
use Rueda\Report\Pdf\PdfModule;
use Rueda\Report\Pdf\ReportPdf;
use Rueda\Report\Report;
use Rueda\Report\TakeHome;
use Rueda\Support\Range;
use Rueda\Tests\Report\ReportPageTestCase;

final class ReportPdfTest extends ReportPageTestCase {
	public function test_says_what_the_page_says_in_the_language_of_the_report(): void {
		$wheel  = $this->make_wheel( [ [ 'label' => 'Salud' ] ], [ 'post_title' => 'Mi «rueda» (2026)' ] );
		$report = $this->report( [ [ 'Salud y energía', 8 ], [ 'Ñandú', 3 ] ], 'es_ES', $wheel, [ 'Una nota.' ] );
		$pdf    = $this->pdf( $report );
		$lines  = $pdf->lines();

		$texts = [ 'Mi «rueda» (2026)', 'Salud y energía', '8 de 10', 'Ñandú', '3 de 10', 'Nota: Una nota.' ];
		self::assertSame( [], array_diff( $texts, $lines ) );
		self::assertStringContainsString( 'Puntos fuertes: Salud y energía.', implode( ' ', $lines ) );
		self::assertStringContainsString( $report->link(), implode( '', $lines ) );
		self::assertStringNotContainsString( '�', implode( $lines ) );
		self::assertContains( 'Este informe en la web:', $lines );
	}

	public function test_has_wishes_beside_ratings_and_how_far_they_are(): void {
		$rated  = RatedWheel::from_json(
			0,
			(string) wp_json_encode(
				[
					'areas' => [
						[ 'label' => 'Health', 'rating' => 7, 'wished' => 9, 'min' => 1, 'max' => 10 ],
						[ 'label' => 'Work', 'rating' => 3, 'min' => 1, 'max' => 10 ],
					],
				]
			)
		);
		$report = $this->reports()->save( $rated, 0, 'en_US' );
		self::assertNotNull( $report );
		$lines = $this->pdf( $report )->lines();

		$texts = [ 'Now', 'Wished', '7 of 10, wished 9', '3 of 10', 'From now to wished' ];
		self::assertContains( 'Health: now 7, wished 9 (2 more)', $lines );
		self::assertSame( [], array_diff( $texts, $lines ) );
	}

	public function test_is_a_file_that_readers_and_screen_readers_find_their_way_in(): void {
		$file = ( new ReportPdf( $this->make_report() ) )->bytes();
		$pdf  = new ReadPdf( $file );

		self::assertStringStartsWith( '%PDF-1.7', $file );
		self::assertTrue( $pdf->has_right_places() );
		foreach ( [ '/Marked true', '/Lang (en-US)', '/DisplayDocTitle true', '/Title <FEFF', '/Tabs /S' ] as $part ) {
			self::assertStringContainsString( $part, $file );
		}
		$tags = array_count_values( $pdf->tags() );
		self::assertSame( 1, $tags['H1'] );
		self::assertSame( 1, $tags['Figure'] );
		self::assertSame( 1, $tags['Table'] );
		self::assertSame( 2, $tags['TD'] );
		self::assertSame( 1, $tags['Link'] );
		self::assertStringContainsString( '/Scope /Row', $file );
	}

	public function test_twelve_areas_fit_on_one_page_below_60_kilobytes(): void {
		$areas = [];
		for ( $i = 1; $i <= 12; $i++ ) {
			$areas[] = [ "Área número {$i} de la rueda", $i % 10 + 0.5 ];
		}
		$file = ( new ReportPdf( $this->report( $areas, 'es_ES' ) ) )->bytes();

		self::assertSame( 1, ( new ReadPdf( $file ) )->pages() );
		self::assertLessThan( 60 * 1024, strlen( $file ) );
	}

	public function test_eight_areas_with_a_text_for_each_fit_on_one_page_of_either_paper(): void {
		$text  = str_repeat( 'Un paseo corto cada día. ', 5 );
		$names = [ 'Salud', 'Familia', 'Trabajo', 'Amistades', 'Dinero', 'Ocio', 'Aprendizaje', 'Hogar' ];
		$areas = array_map( static fn ( string $name ): array => [ $name, 7 ], $names );
		foreach ( [ 'es_ES', 'es_MX' ] as $locale ) {
			$pdf = $this->pdf( $this->report( $areas, $locale, 0, array_fill( 0, 8, trim( $text ) ) ) );

			self::assertSame( 1, $pdf->pages(), $locale );
			self::assertSame( 8, array_count_values( $pdf->tags() )['H3'], $locale );
			self::assertTrue( $pdf->has_right_places() );
		}
	}

	/** @dataProvider papers */
	public function test_twelve_areas_with_notes_advice_wishes_and_steps_fit_on_one_page( string $locale ): void {
		$note                  = 'Un paseo corto cada día por el parque, con el teléfono en casa.';
		[ $rated, $sentences ] = $this->full_wheel( $note );
		$report                = $this->reports()->save( $rated, 0, $locale );
		self::assertNotNull( $report );
		$file  = ( new ReportPdf( $report ) )->bytes();
		$pdf   = new ReadPdf( $file );
		$words = implode( ' ', $pdf->lines() );

		self::assertSame( 1, $pdf->pages() );
		self::assertLessThan( 60 * 1024, strlen( $file ) );
		self::assertTrue( $pdf->has_right_places() );
		self::assertSame( 15, array_count_values( $pdf->tags() )['H3'] );
		foreach ( $sentences as $sentence ) {
			self::assertStringContainsString( $sentence, $words );
		}
		self::assertGreaterThanOrEqual( 7.5, min( $pdf->sizes() ) );
	}

	/** @return array<string, array{string}> */
	public function papers(): array {
		return [ 'A4' => [ 'es_ES' ], 'Letter' => [ 'es_MX' ] ];
	}

	public function test_texts_that_are_too_long_for_one_page_are_set_in_the_usual_size(): void {
		[ $rated ] = $this->full_wheel( str_repeat( 'Un paseo corto cada día por el parque. ', 12 ) );
		$report    = $this->reports()->save( $rated, 0, 'es_ES' );
		self::assertNotNull( $report );
		$pdf = $this->pdf( $report );

		self::assertGreaterThan( 1, $pdf->pages() );
		self::assertContains( 10.5, $pdf->sizes() );
		self::assertTrue( $pdf->has_right_places() );
	}

	/**
	 * A wheel of twelve areas, each with a wish, a note and advice, and three next steps.
	 *
	 * @return array{RatedWheel, list<string>}
	 */
	private function full_wheel( string $note ): array {
		$areas     = [];
		$wheel     = [];
		$sentences = [];
		for ( $i = 1; $i <= 12; $i++ ) {
			$name        = "Área {$i} de la vida";
			$advice      = "Elige el área {$i} esta semana y decide un primer paso que dure diez minutos, no más.";
			$sentences[] = $advice;
			$wheel[]     = [
				'label'        => $name,
				'adviceLow'    => $advice,
				'adviceMiddle' => $advice,
				'adviceHigh'   => $advice,
			];
			$rated       = [ 'rating' => $i % 10, 'wished' => 10, 'min' => 0, 'max' => 10 ];
			$areas[]     = [ 'label' => $name, 'note' => $note ] + $rated;
		}
		$steps = [];
		foreach ( [ 0, 4, 8 ] as $area ) {
			$steps[] = [ 'area' => $area, 'text' => 'Llamar a Marta y quedar para caminar.', 'day' => '2026-12-24' ];
		}
		$id = $this->make_wheel( $wheel );
		return [
			RatedWheel::from_json( $id, (string) wp_json_encode( [ 'areas' => $areas, 'steps' => $steps ] ) ),
			$sentences,
		];
	}

	public function test_very_many_areas_and_very_long_names_go_on_on_more_pages(): void {
		$areas = [];
		for ( $i = 1; $i <= 100; $i++ ) {
			$areas[] = [ "Area {$i} " . str_repeat( 'Donaudampfschifffahrt', 9 ), $i % 11 ];
		}
		$pdf   = $this->pdf( $this->report( $areas, 'en_US' ) );
		$lines = implode( "\n", $pdf->lines() );

		self::assertGreaterThan( 1, $pdf->pages() );
		self::assertTrue( $pdf->has_right_places() );
		self::assertStringContainsString( 'Area 1 Donau', $lines );
		self::assertStringContainsString( 'Area 100 Donau', $lines );
	}

	public function test_names_that_the_font_cannot_show_are_numbers_and_never_boxes(): void {
		$areas  = [ [ 'Health', 7 ], [ 'صحة', 3 ], [ '健康', 4 ], [ '😀', 5 ] ];
		$report = $this->report( $areas, 'en_US', 0, [ 'ملاحظة' ] );
		$pdf    = $this->pdf( $report );
		$lines  = $pdf->lines();

		foreach ( [ 'Health', 'Area 2', 'Area 3', 'Area 4' ] as $name ) {
			self::assertContains( $name, $lines );
		}
		self::assertNotContains( 'What your answers say', $lines, 'The only note cannot be shown.' );
		self::assertStringContainsString( 'Read them in the report on the web:', implode( ' ', $lines ) );
		foreach ( $pdf->streams() as $stream ) {
			self::assertStringNotContainsString( '<0000> Tj', $stream );
		}
	}

	public function test_paper_is_letter_where_letter_is_used(): void {
		$sizes = [];
		foreach ( [ 'es_ES', 'es_MX', 'en_US', 'de_DE', 'es_CO' ] as $locale ) {
			$file             = ( new ReportPdf( $this->report( [ [ 'Health', 7 ] ], $locale ) ) )->bytes();
			$sizes[ $locale ] = str_contains( $file, '/MediaBox [ 0 0 612 792 ]' ) ? 'Letter' : 'A4';
		}
		self::assertSame(
			[ 'es_ES' => 'A4', 'es_MX' => 'Letter', 'en_US' => 'Letter', 'de_DE' => 'A4', 'es_CO' => 'Letter' ],
			$sizes
		);
	}

	public function test_a_report_without_ratings_and_one_with_bars_have_a_pdf_too(): void {
		$bars = $this->report( [ [ 'Health', 7 ] ], 'en_US', 0, [], 'bar' );
		self::assertContains( 'Table', $this->pdf( $bars )->tags() );
		$empty = $this->pdf( $this->report( [], 'en_US' ) );
		self::assertTrue( $empty->has_right_places() );
		self::assertNotContains( 'Table', $empty->tags() );
	}

	public function test_is_sent_with_the_headers_of_the_reports_page(): void {
		$report             = $this->make_report();
		[ $headers, $file ] = PdfModule::answer( $report );

		self::assertSame( 'application/pdf', $headers['Content-Type'] );
		self::assertStringContainsString( 'no-store', $headers['Cache-Control'] );
		self::assertSame( 'no-referrer', $headers['Referrer-Policy'] );
		self::assertSame( (string) strlen( $file ), $headers['Content-Length'] );
		self::assertMatchesRegularExpression(
			'/^inline; filename="[a-z0-9-]+\.pdf"$/D',
			$headers['Content-Disposition']
		);
	}

	public function test_its_address_is_that_of_the_report(): void {
		$report = $this->make_report();
		$GLOBALS['wp_rewrite']->set_permalink_structure( '/%postname%/' );
		self::assertStringEndsWith( '/?rueda_pdf', TakeHome::pdf_link( $report ) );
		$GLOBALS['wp_rewrite']->set_permalink_structure( '' );
		self::assertStringEndsWith( "?rueda_report={$report->slug()}&rueda_pdf", TakeHome::pdf_link( $report ) );
	}

	private function pdf( Report $report ): ReadPdf {
		return new ReadPdf( ( new ReportPdf( $report ) )->bytes() );
	}

	/**
	 * @param list<array{string, int|float}> $areas Names and ratings.
	 * @param list<string>                   $notes
	 */
	private function report(
		array $areas,
		string $locale,
		int $wheel = 0,
		array $notes = [],
		string $type = 'polar-chart'
	): Report {
		$held   = array_map(
			static fn ( array $area ): ?ChartArea => ChartArea::from_text( $area[0], $area[1], '#cc3300' ),
			$areas
		);
		$ranges = array_fill( 0, count( $areas ), Range::from_limits( 0, 10 ) );
		$rated  = new RatedWheel(
			$wheel,
			$type,
			ChartData::from_areas( array_values( array_filter( $held ) ) ),
			$ranges,
			ChartOptions::from_stored( [] ),
			[],
			[],
			$notes
		);
		$report = $this->reports()->save( $rated, 0, $locale );
		self::assertNotNull( $report );
		return $report;
	}
}
