<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit;

use PHPUnit\Framework\Assert;
use Rueda\Definitions;

/**
 * What add-ons may register or track, right and wrong, the same in every run. TypeScript's tests read what PHP makes of
 * it from tests/fixtures.
 */
final class GeneratedArguments {
	private const ARGUMENTS = [
		'key'              => [ 'a', 'b', 'c', 'wheels', '5', '05', '5', '', null, 7 ],
		'title'            => [ 'One', 'Two', 'Tres', 'Four', 'Five', '0', '', null, false ],
		'description'      => [ '', 'Text', null, 3 ],
		'order'            => [ 0, 1, 1.25, 1.5, 9.5, 10, -1, -0.5, 1000, null, '3', true ],
		'useParentDefault' => [ true, false, null, 0, 'no' ],
		'exportGroup'      => [ '', 'pages', null, [] ],
		'isAvailable'      => [ null, null, null, null, true, 'no' ],
	];

	private const VALUES = [
		'',
		'Wheel',
		0,
		-2,
		2.5,
		true,
		false,
		null,
		[],
		[ 'a' => 1 ],
		'ana@example.org',
		'a@b',
		'See HTTPS://example.org',
		'éhttp://x',
		'www.example.org',
		'éWWW.example.org',
		'awww.example',
		'_www.x',
		"ana\u{A0}@example.org",
		'🎡',
		'Å@Å.Å',
		'http:/x',
		'1://x',
		'a.b@c. d',
	];

	private int $state;

	public function __construct( string $seed ) {
		$this->state = crc32( $seed );
	}

	/** @return list<mixed> One to four registrations. */
	public function sections(): array {
		return array_map( fn (): mixed => $this->section( 0 ), range( 0, $this->pick( 4 ) ) );
	}

	/** @return array{command: string, fields: array<string, mixed>} */
	public function event(): array {
		$events = [ ...array_keys( Definitions::KIT_EVENTS ), 'toString', '' ];
		$event  = $events[ $this->pick( count( $events ) ) ];
		$names  = [ ...Definitions::KIT_EVENT_FIELDS, ...Definitions::KIT_EVENTS[ $event ] ?? [], 'visitor', 'event' ];
		$places = [ '', '', 'kits/', '/', 'a/b/', 'ana@example.org/' ];
		$fields = [];
		for ( $left = $this->pick( 5 ); $left > 0; $left-- ) {
			$value = self::VALUES[ $this->pick( count( self::VALUES ) ) ];
			$fields[ $names[ $this->pick( count( $names ) ) ] ] = is_string( $value ) && 0 === $this->pick( 40 )
				? str_repeat( "$value é", 41 )
				: $value;
		}
		return [ 'command' => $places[ $this->pick( count( $places ) ) ] . $event, 'fields' => $fields ];
	}

	/**
	 * Fails if the file has other lines. With RUEDA_WRITE_VERDICTS it is written.
	 *
	 * @param list<mixed> $cases
	 */
	public static function assert_written( string $name, array $cases ): void {
		$flags = JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES;
		$line  = static fn ( $one ): string => wp_json_encode( $one, $flags ) . "\n";
		$lines = implode( '', array_map( $line, $cases ) );
		$file  = RUEDA_REPOSITORY . "tests/fixtures/$name";
		if ( '' !== (string) getenv( 'RUEDA_WRITE_VERDICTS' ) ) {
			file_put_contents( $file, $lines );
		}
		// Not assertSame(), because it would print all lines for one difference.
		Assert::assertTrue( file_get_contents( $file ) === $lines, "$name does not say what PHP makes of its values." );
	}

	private function section( int $depth ): mixed {
		if ( 0 === $this->pick( 20 ) ) {
			return [ null, 'x', 3, [] ][ $this->pick( 4 ) ];
		}
		$section = [];
		foreach ( self::ARGUMENTS as $name => $values ) {
			// Most arguments are right, so that many sections are registered.
			$count = 0 === $this->pick( 8 ) ? count( $values ) : count( $values ) - 2;
			if ( in_array( $name, [ 'key', 'title' ], true ) || 0 === $this->pick( 2 ) ) {
				$section[ $name ] = $values[ $this->pick( min( $count, 'key' === $name ? $count - 1 : $count ) ) ];
			}
		}
		if ( $depth < 2 && 0 === $this->pick( 2 ) ) {
			$child               = fn (): mixed => $this->section( $depth + 1 );
			$section['children'] = array_map( $child, range( 0, $this->pick( 3 ) ) );
		} elseif ( 0 === $this->pick( 12 ) ) {
			$section['children'] = [ 'none', null, [], 5 ][ $this->pick( 4 ) ];
		}
		return $section;
	}

	/** A number below the given one. Our own generator gives the same sequence in every PHP version. */
	private function pick( int $below ): int {
		$this->state = ( $this->state * 1103515245 + 12345 ) & 0x7FFFFFFF;
		return ( $this->state >> 12 ) % $below;
	}
}
