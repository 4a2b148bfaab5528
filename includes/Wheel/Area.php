<?php

declare( strict_types=1 );

namespace Rueda\Wheel;

use Rueda\Definitions;
use Rueda\Support\Label;
use Rueda\Support\Option;
use Rueda\Support\Range;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** One life area of a wheel, safe to print: the label is plain text, the description is clean HTML. */
final class Area {
	/** The attribute that says which area it is, while its name may change. */
	private const ID = 'areaId';

	/** What its report says to a low, a middle and a high rating. */
	private const ADVICE = [ 'low' => 'adviceLow', 'middle' => 'adviceMiddle', 'high' => 'adviceHigh' ];

	/** @param array<array-key, mixed> $attributes The attributes of an area's block, as stored. */
	public function __construct( private array $attributes, private Range $range ) {}

	public function label(): string {
		return (string) $this->read( 'label' );
	}

	/**
	 * The identity by which its figures are counted: the first name that it had, or an id that the editor gave it. An
	 * area that was never renamed has no attribute for it.
	 */
	public function identity(): string {
		$id = Label::plain( $this->attributes[ self::ID ] ?? null );
		return '' === $id ? $this->label() : $id;
	}

	public function description(): string {
		return (string) $this->read( 'desc' );
	}

	public function color(): string {
		return (string) $this->read( 'lengendColor' );
	}

	public function is_required(): bool {
		return true === $this->read( 'isRequired' );
	}

	/** Whether visitors can write something about it. */
	public function has_note(): bool {
		return true === $this->read( 'note' );
	}

	public function skip_text(): string {
		$text = (string) $this->read( 'skipText' );
		return '' === $text ? __( 'Skip this area - it\'s not important to me', 'rueda' ) : $text;
	}

	public function link(): string {
		return (string) $this->read( 'link' );
	}

	/** The wheel's range, unless the area has one of its own. */
	public function range(): Range {
		return $this->range->narrowed( $this->attributes['minValue'] ?? null, $this->attributes['maxValue'] ?? null );
	}

	/**
	 * The author's advice for a rating, in plain text: one text for each band. Sliders are coloured by the same bands.
	 *
	 * @param Range $range In which it was rated.
	 */
	public function advice( float $rating, Range $range ): string {
		return trim( Read::text( $this->attributes, self::ADVICE[ $range->band( $rating ) ] ) );
	}

	/** @param key-of<Definitions::AREA_OPTIONS> $name */
	private function read( string $name ): bool|int|string|null {
		return Option::value_of( Definitions::AREA_OPTIONS[ $name ], $this->attributes[ $name ] ?? null );
	}
}
