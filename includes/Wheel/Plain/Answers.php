<?php

declare( strict_types=1 );

namespace Rueda\Wheel\Plain;

use Rueda\Chart\ChartArea;
use Rueda\Chart\ChartData;
use Rueda\Chart\ChartOptions;
use Rueda\Chart\Note;
use Rueda\Chart\RatedWheel;
use Rueda\Wheel\Area;
use Rueda\Wheel\Wheel;

defined( 'ABSPATH' ) || exit;

/**
 * What a visitor without scripts has sent, checked against the wheel as it is now.
 *
 * Fields are named after the areas and not numbered: the page may be older than the wheel, and a rating must
 * never be taken for another area's.
 *
 * @immutable
 */
final class Answers {
	public const SKIP = 'skip';

	/** @var array<string, Area> The wheel's areas by the keys that their fields have. */
	public array $areas;

	/**
	 * @param array<array-key, mixed> $sent  Choices by the key of their area.
	 * @param array<array-key, mixed> $notes  What was written, by the same keys.
	 * @param array<array-key, mixed> $wishes What was chosen as a wish, by the same keys.
	 */
	public function __construct(
		private Wheel $wheel,
		private array $sent,
		private array $notes = [],
		private array $wishes = []
	) {
		$seen  = [];
		$areas = [];
		foreach ( $wheel->areas as $area ) {
			$label          = $area->label();
			$seen[ $label ] = ( $seen[ $label ] ?? -1 ) + 1;

			// The second area of a name has another key than the first.
			$areas[ substr( md5( $label ), 0, 10 ) . '-' . $seen[ $label ] ] = $area;
		}
		$this->areas = $areas;
	}

	public function wheel_id(): int {
		return $this->wheel->id;
	}

	/** Whether each area asks for a wish, too. */
	public function has_wishes(): bool {
		return $this->wheel->has_wishes;
	}

	/** The text that was typed or chosen in an area's field. */
	public function chosen( string $key ): string {
		return self::text( $this->sent[ $key ] ?? '' );
	}

	/** The text that was typed or chosen as an area's wish. */
	public function chosen_wish( string $key ): string {
		return $this->has_wishes() ? self::text( $this->wishes[ $key ] ?? '' ) : '';
	}

	/** What was written about an area that asks for it. */
	public function note( string $key ): string {
		return $this->areas[ $key ]->has_note() ? Note::clean( $this->notes[ $key ] ?? null ) : '';
	}

	/** The rating of an area; null when it was skipped, left open or out of bounds. */
	public function rating( string $key ): ?int {
		return $this->number( $key, $this->chosen( $key ) );
	}

	/** The wish for an area; null when there is none, or none that could be chosen. */
	public function wish( string $key ): ?int {
		return $this->number( $key, $this->chosen_wish( $key ) );
	}

	private function number( string $key, string $text ): ?int {
		$number = 1 === preg_match( '/^[+-]?\d{1,9}$/D', $text ) ? (int) $text : null;
		return null !== $number && $this->areas[ $key ]->range()->contains( $number ) ? $number : null;
	}

	private static function text( mixed $value ): string {
		return is_string( $value ) ? trim( $value ) : '';
	}

	/** @return array<string, string> One sentence for each area that has to be looked at again. */
	public function errors(): array {
		$errors = [];
		foreach ( $this->areas as $key => $area ) {
			$chosen = $this->chosen( $key );
			if (
				null !== $this->rating( $key )
				|| ( in_array( $chosen, [ '', self::SKIP ], true ) && ! $area->is_required() )
			) {
				continue;
			}
			$errors[ $key ] = sprintf(
				/* translators: 1: name of a life area, 2: smallest number, 3: largest number. */
				__( '%1$s: please choose a number from %2$s to %3$s.', 'rueda' ),
				$area->label(),
				number_format_i18n( $area->range()->min ),
				number_format_i18n( $area->range()->max )
			);
		}
		return $errors;
	}

	/** @return list<array{area: Area, rating: int, note: string, wish: int|null}> */
	public function rated(): array {
		$rated = [];
		foreach ( $this->areas as $key => $area ) {
			$rating = $this->rating( $key );
			if ( null !== $rating ) {
				$rated[] = [
					'area'   => $area,
					'rating' => $rating,
					'note'   => $this->note( $key ),
					'wish'   => $this->wish( $key ),
				];
			}
		}
		return $rated;
	}

	/** The same as a report would hold it. */
	public function rated_wheel(): RatedWheel {
		$areas  = [];
		$ranges = [];
		$ids    = [];
		foreach ( $this->rated() as [ 'area' => $area, 'rating' => $rating, 'wish' => $wish ] ) {
			$drawn = ChartArea::from_text( $area->label(), $rating, $area->color() );
			if ( null !== $drawn ) {
				$areas[]  = $drawn->with_wish( $wish );
				$ranges[] = $area->range();
				$ids[]    = $area->identity();
			}
		}
		return new RatedWheel(
			$this->wheel->id,
			$this->wheel->chart_type,
			ChartData::from_areas( $areas ),
			$ranges,
			ChartOptions::from_stored( null ),
			$this->skipped(),
			$ids
		);
	}

	/** @return list<string> Names of the areas without a rating. */
	public function skipped(): array {
		$skipped = [];
		foreach ( $this->areas as $key => $area ) {
			if ( null === $this->rating( $key ) ) {
				$skipped[] = $area->label();
			}
		}
		return $skipped;
	}
}
