<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Guard;

/**
 * Posts of people and of programs, the same in each run. Times are seconds on a clock that starts at 0, and a page may
 * be much older. The test fills in the ids and time stamps of a real form.
 *
 * @phpstan-type Post array{
 *     kind: string, is_bot: bool, at: int, form: int, address: string, headers: array<string, string>,
 *     fields: array<string, string>, inputs: string, page: ?int, age: ?int, is_plain: bool, is_secure: bool,
 *     fills_trap: bool, is_first_try: bool
 * }
 */
final class SpamCorpus extends Corpus {
	private const IN_APP = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 '
		. '[FBAN/FBIOS;FBAV/490.0]';

	/** @return list<Post> In the order of their times. */
	public function posts(): array {
		mt_srand( 15 );
		$this->posts  = [];
		$this->number = 0;
		$this->add_people();
		$this->add_people_in_rare_places();
		$this->add_programs_without_a_page();
		$this->add_quick_programs();
		$this->add_repeating_programs();
		$this->add_patient_programs();
		$this->add_claims_of_older_pages();
		$this->add_people_at_one_place();
		usort( $this->posts, static fn ( array $one, array $other ): int => $one['at'] <=> $other['at'] );
		return $this->posts;
	}

	private function add_people(): void {
		$this->people( 'fills in by autofill', 25, fn (): array => [ 'age' => mt_rand( 2200, 5000 ) ] );
		$this->people(
			'short words, very quick',
			15,
			fn (): array => [ 'age' => mt_rand( 1600, 2500 ), 'fields' => $this->words( 'Call me!' ) ]
		);
		$this->people( 'hours with the page open', 20, fn (): array => [ 'open' => mt_rand( 3600, 9 * 3600 ) ] );
		$this->people(
			'page from a cache, of days and weeks ago',
			40,
			fn ( int $n ): array => [ 'page' => [ -259_200, -1_900_800 ][ $n % 2 ], 'form' => 0 ]
		);
		$this->people( 'no JavaScript', 20, fn (): array => [ 'is_plain' => true, 'open' => mt_rand( 20, 600 ) ] );
		$this->people(
			'no JavaScript, page from a cache',
			15,
			fn (): array => [ 'is_plain' => true, 'page' => -500_000, 'form' => 1 ]
		);
		$this->people(
			'no referrer',
			20,
			fn ( int $n ): array => [
				'headers'  => self::headers( 'private' ),
				'is_plain' => 0 === $n % 2,
				'open'     => 90,
			]
		);
		$this->people(
			'web view without a language',
			15,
			fn (): array => [ 'headers' => self::headers( 'webview' ), 'open' => 60 ]
		);
		$this->people( 'assistive technology, slow', 15, fn (): array => [ 'open' => mt_rand( 600, 5400 ) ] );
		$this->add_people_in_apps_and_classes();
	}

	private function add_people_in_apps_and_classes(): void {
		$this->people(
			'browser inside an app',
			15,
			fn (): array => [
				'headers' => [ 'HTTP_USER_AGENT' => self::IN_APP ] + self::headers( 'browser' ),
				'open'    => 45,
			]
		);
		$this->people(
			'a class behind one address',
			30,
			fn ( int $n ): array => [
				'address' => '203.0.113.77',
				'page'    => -259_200,
				'form'    => 0,
				'at'      => 90_000 + 16 * $n,
			]
		);
		$this->people(
			'links in the words',
			20,
			fn ( int $n ): array => [
				'open'   => 120,
				'fields' => $this->words( "See https://example.org/p/$n and https://example.net/$n, please." ),
			]
		);
	}

	private function add_people_in_rare_places(): void {
		$this->people( 'older browser', 20, fn (): array => [ 'headers' => self::headers( 'older' ), 'open' => 75 ] );
		$this->people(
			'site without TLS',
			25,
			fn (): array => [
				'headers'   => self::headers( 'older' ),
				'is_secure' => false,
				'page'      => -86_400,
				'form'      => 2,
			]
		);
		$this->people(
			'site without TLS, no referrer',
			10,
			fn (): array => [ 'headers' => self::headers( 'origin' ), 'is_secure' => false, 'open' => 40 ]
		);
		$this->people(
			'page of the plugin before',
			20,
			fn ( int $n ): array => [ 'inputs' => 'older', 'page' => null, 'is_plain' => 0 === $n % 2 ]
		);
		$this->people(
			'the same in an older browser',
			6,
			fn ( int $n ): array => [
				'headers' => self::headers( 'older' ),
				'inputs'  => 'older',
				'form'    => self::IMPORTED,
				'at'      => 50_000 + 9000 * $n,
			]
		);
		$this->people( 'page from before the keys were changed', 10, fn (): array => [ 'inputs' => 'other keys' ] );
		$this->add_people_who_send_again();
	}

	private function add_people_who_send_again(): void {
		for ( $n = 0; $n < 10; $n++ ) {
			$same = [
				'fields'  => $this->words(),
				'form'    => $n % self::FORMS,
				'page'    => 7000 * $n - 60,
				'address' => $this->address(),
			];
			$this->people( 'sends twice', 2, fn ( int $time ): array => [ 'at' => 7000 * $n + 180 * $time ] + $same );
			$same = [ 'fields' => $this->words(), 'form' => $n % self::FORMS, 'page' => 8000 * $n - 60 ];
			$this->people(
				'sends again over another network',
				2,
				fn ( int $time ): array => [ 'at' => 8000 * $n + 45 * $time ] + $same
			);
			$same = [
				'form'     => $n % self::FORMS,
				'page'     => 9000 * $n - 30,
				'address'  => $this->address(),
				'is_plain' => 0 === $n % 2,
			];
			$this->people(
				'corrects a mistake',
				1,
				fn (): array => [
					'at'           => 9000 * $n,
					'fields'       => [ 'mail' => 'ada@' ] + $this->words(),
					'is_first_try' => true,
				] + $same
			);
			$this->people( 'corrects a mistake', 1, fn (): array => [ 'at' => 9000 * $n + 2 ] + $same );
		}
	}

	private function add_programs_without_a_page(): void {
		$this->bots(
			'the fields alone',
			45,
			fn ( int $n ): array => [
				'headers' => self::headers( [ 'library', 'named', 'forged' ][ $n % 3 ] ),
				'inputs'  => 'none',
			]
		);
		$this->bots(
			'the fields alone, no script',
			25,
			fn ( int $n ): array => [
				'headers'  => self::headers( [ 'library', 'forged' ][ $n % 2 ] ),
				'inputs'   => 'number',
				'is_plain' => true,
			]
		);
		$this->bots(
			'all inputs but the time',
			35,
			fn ( int $n ): array => [
				'headers' => self::headers( [ 'named', 'forged' ][ $n % 2 ] ),
				'inputs'  => 'no time',
			]
		);
		$this->bots(
			'inputs of the plugin before, harvested',
			25,
			fn ( int $n ): array => [
				'headers' => self::headers( $n % 3 ? 'named' : 'forged' ),
				'inputs'  => 'older',
				'form'    => 3,
				'at'      => 300_000 + 60 * $n,
			]
		);
		$this->bots(
			'a time of another form or made up',
			30,
			fn ( int $n ): array => [
				'headers' => self::headers( $n % 5 ? 'library' : 'forged' ),
				'inputs'  => 'other keys',
				'form'    => 2,
				'at'      => 250_000 + 50 * $n,
			]
		);
		$this->bots(
			'no browser named',
			15,
			fn (): array => [ 'headers' => [ 'HTTP_USER_AGENT' => '' ] + self::headers( 'library' ), 'open' => 30 ]
		);
	}

	private function add_quick_programs(): void {
		$this->bots(
			'fills in everything',
			50,
			fn ( int $n ): array => [
				'headers'    => self::headers( [ 'browser', 'forged', 'library' ][ $n % 3 ] ),
				'open'       => 30,
				'fills_trap' => true,
			]
		);
		$this->bots(
			'page fetched and sent at once',
			40,
			fn (): array => [ 'headers' => self::headers( 'named' ), 'age' => mt_rand( 40, 1900 ) ]
		);
		$this->bots(
			'the same after a second, headers made up',
			30,
			fn ( int $n ): array => [
				'headers'  => self::headers( 'forged' ),
				'age'      => mt_rand( 100, 900 ),
				'is_plain' => 0 === $n % 2,
			]
		);
		$this->bots(
			'browser without a window, at once',
			40,
			fn (): array => [ 'headers' => self::headers( 'browser' ), 'age' => mt_rand( 60, 700 ) ]
		);
	}

	private function add_repeating_programs(): void {
		$this->bots(
			'one page from a library again and again',
			60,
			fn ( int $n ): array => [
				'headers' => self::headers( 'library' ),
				'page'    => 100_000,
				'form'    => 1,
				'address' => '198.51.100.9',
				'at'      => 110_000 + 25 * $n,
			]
		);
		$this->bots(
			'one page from many addresses',
			60,
			fn ( int $n ): array => [
				'headers' => self::headers( 'forged' ),
				'page'    => -259_200,
				'form'    => 0,
				'at'      => 89_500 + 40 * $n,
			]
		);
		foreach ( [ 0, 1 ] as $run ) {
			$same = [ 'fields' => $this->spam( $run ), 'form' => $run, 'page' => 199_000 + $run ];
			$this->bots(
				'a recorded message from many addresses',
				45,
				fn ( int $n ): array => [ 'at' => 200_000 + 30 * $n ] + $same
			);
		}
		$this->bots(
			'one text with links, a new page each time',
			40,
			fn ( int $n ): array => [
				'headers' => self::headers( 'forged' ),
				'open'    => 20,
				'fields'  => $this->spam( 3 ),
				'at'      => 210_000 + 70 * $n,
			]
		);
		$this->bots(
			'one text with links in all forms',
			40,
			fn ( int $n ): array => [
				'headers' => self::headers( 'library' ),
				'open'    => 9,
				'fields'  => $this->spam( 2 ),
				'form'    => $n % self::FORMS,
				'at'      => 220_000 + 15 * $n,
			]
		);
	}

	/** Programs that behave like a person, with different words each time. Nothing here can detect them. */
	private function add_patient_programs(): void {
		$this->bots( 'patient browser without a window', 6, fn (): array => [ 'open' => mt_rand( 8, 60 ) ] );
		$this->bots(
			'patient library, a new page each time',
			6,
			fn (): array => [ 'headers' => self::headers( 'library' ), 'open' => mt_rand( 8, 60 ) ]
		);
	}

	/** The keys were changed, and the plugin before was switched off, when the corpus begins. */
	private function add_claims_of_older_pages(): void {
		$this->people(
			'page from before the keys, in an older browser',
			4,
			fn ( int $n ): array => [
				'headers' => self::headers( 'older' ),
				'inputs'  => 'other keys',
				'at'      => 100_000 + 9000 * $n,
				'form'    => 1,
			]
		);
		$this->bots(
			'the time of now with a made-up seal',
			30,
			fn ( int $n ): array => [
				'headers' => self::headers( [ 'origin', 'forged' ][ $n % 2 ] ),
				'inputs'  => 'made up',
			]
		);
		$this->bots(
			'a version made up',
			20,
			fn ( int $n ): array => [
				'headers' => self::headers( [ 'origin', 'forged' ][ $n % 2 ] ),
				'inputs'  => 'older',
				'form'    => $n % self::IMPORTED,
			]
		);
	}

	private function add_people_at_one_place(): void {
		$this->people(
			'a tablet at a door, all day',
			120,
			fn ( int $n ): array => [
				'address' => '203.0.113.78',
				'page'    => 19_000,
				'form'    => 2,
				'at'      => 20_000 + 240 * $n,
			]
		);
	}
}
