<?php

declare( strict_types=1 );

namespace Rueda\Wheel;

use Rueda\Definitions;
use Rueda\Support\Label;
use Rueda\Support\LinkAddress;
use Rueda\Support\Option;
use Rueda\Support\Range;
use Rueda\Support\Read;
use WP_Http;

defined( 'ABSPATH' ) || exit;

/** One life area of a wheel, safe to print: the label is plain text, the description is clean HTML. */
final class Area {
	/** The attribute that says which area it is, while its name may change. */
	private const ID = 'areaId';

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
	 * What the author says to a rating: a text for each band, and a link beside it. Sliders are coloured by the same
	 * bands.
	 *
	 * @param Range $range In which it was rated.
	 * @return array{text: string, link: string} Plain text, and an absolute address that is not escaped.
	 */
	public function advice( float $rating, Range $range ): array {
		$names = Definitions::AREA_ADVICE[ $range->band( $rating ) ];
		$said  = Read::text( $this->attributes, $names['text'] );
		$link  = LinkAddress::clean( Read::text( $this->attributes, $names['link'] ) );
		return [
			// WordPress stores `&` as an entity if the author may not write all HTML.
			'text' => trim( html_entity_decode( $said, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ),
			// Emails and files are read outside the site.
			'link' => '' === $link ? '' : (string) WP_Http::make_absolute_url( $link, home_url( '/' ) ),
		];
	}

	/** @param key-of<Definitions::AREA_OPTIONS> $name */
	private function read( string $name ): bool|int|string|null {
		return Option::value_of( Definitions::AREA_OPTIONS[ $name ], $this->attributes[ $name ] ?? null );
	}
}
