<?php

declare( strict_types=1 );

namespace Rueda\Share;

use Rueda\Chart\ChartArea;
use Rueda\Chart\Note;

defined( 'ABSPATH' ) || exit;

/** A report as an email: what it says, in the current language, before it takes the form of HTML or of plain text. */
final class ReportMail {
	public const PICTURE = 'rueda-report';

	/** @var array<string, string> */
	private array $values;

	public function __construct( public ReportFacts $facts, private ReportMailTexts $template, string $name ) {
		$this->values = [
			'name'  => $name,
			'title' => $facts->title,
			'wheel' => $facts->wheel,
			'date'  => (string) wp_date( self::date_format(), $facts->saved_at ),
			'site'  => self::site(),
			'link'  => $facts->link,
		];
	}

	/** The name of the site, as text. */
	public static function site(): string {
		$name = trim( html_entity_decode( get_bloginfo( 'name' ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
		return '' === $name ? (string) wp_parse_url( home_url(), PHP_URL_HOST ) : $name;
	}

	public function subject(): string {
		return $this->template->filled( 'subject', $this->values );
	}

	/** @return list<string> Paragraphs. */
	public function opening(): array {
		return array_merge( $this->paragraphs( 'greeting' ), $this->paragraphs( 'before' ) );
	}

	/** @return list<string> Paragraphs. */
	public function closing(): array {
		return array_merge( $this->paragraphs( 'after' ), $this->paragraphs( 'sign_off' ) );
	}

	/** The wheel's title, as on the report's page. */
	public function title(): string {
		return '' === $this->facts->wheel ? $this->facts->title : $this->facts->wheel;
	}

	/** @return list<ChartArea> */
	public function areas(): array {
		return $this->facts->chart->areas;
	}

	/** @return list<string> Paragraphs: what the ratings say. */
	public function words(): array {
		return array_values( array_diff( $this->facts->words, [ '' ] ) );
	}

	/** @return list<string> Paragraphs: the name of each area with a note, and the note. */
	public function notes(): array {
		$paragraphs = [];
		foreach ( $this->areas() as $index => $area ) {
			$note = $this->facts->notes[ $index ] ?? '';
			if ( '' !== $note ) {
				$paragraphs[] = $area->label . ":\n" . Note::without_addresses( $note );
			}
		}
		return $paragraphs;
	}

	public function advice_heading(): string {
		return __( 'What you can do', 'rueda' );
	}

	/** @return list<string> A paragraph with what the owner does next, if there is anything. */
	public function steps(): array {
		$lines = [];
		foreach ( $this->facts->steps as $step ) {
			$day     = $step->day_in_words();
			$lines[] = $this->areas()[ $step->area ]->label . ( '' === $day ? '' : " ({$day})" ) . ': '
				. Note::without_addresses( $step->text );
		}
		return [] === $lines ? [] : [ implode( "\n", [ __( 'What next', 'rueda' ) . ':', ...$lines ] ) ];
	}

	public function nothing_rated(): string {
		return __( 'No area was rated in this wheel.', 'rueda' );
	}

	public function link_label(): string {
		return __( 'View my wheel', 'rueda' );
	}

	public function link_note(): string {
		return __( 'Anyone with this link can see the wheel. Share it as you like.', 'rueda' );
	}

	public function owner_label(): string {
		return __( 'View or delete my wheel', 'rueda' );
	}

	public function owner_note(): string {
		return __( 'This second link is only for you: it can also delete the wheel. Please do not share it.', 'rueda' );
	}

	public function footer(): string {
		return sprintf(
			/* translators: 1: name of the site, 2: its address. */
			__(
				'You received this email because someone entered your address at %1$s (%2$s). If it was not you, you can ignore it: your address is deleted after a day.',
				'rueda'
			),
			self::site(),
			home_url( '/' )
		);
	}

	/** What the picture shows, in words. */
	public function picture_text(): string {
		$rated = static fn ( ChartArea $area ): string => $area->label . ' ' . $area->told();
		return sprintf(
			/* translators: 1: title of the report, 2: list of areas with their ratings, as in "Health 7, Friends 9". */
			__( '%1$s: %2$s', 'rueda' ),
			$this->title(),
			implode( wp_get_list_item_separator(), array_map( $rated, $this->areas() ) )
		);
	}

	/** @return list<string> */
	private function paragraphs( string $part ): array {
		$paragraphs = preg_split( '/\n\s*\n/', $this->template->filled( $part, $this->values ) );
		return array_values(
			array_filter(
				array_map( 'trim', is_array( $paragraphs ) ? $paragraphs : [] ),
				static fn ( string $text ): bool => '' !== $text
			)
		);
	}

	private static function date_format(): string {
		$format = get_option( 'date_format' );
		return is_string( $format ) && '' !== $format ? $format : 'Y-m-d';
	}
}
