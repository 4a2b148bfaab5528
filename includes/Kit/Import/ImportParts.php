<?php

declare( strict_types=1 );

namespace Rueda\Kit\Import;

use Rueda\Kit\Export\ItemFields;
use Rueda\Kit\Export\Keys;
use Rueda\Kit\Export\References;
use Rueda\Kit\Export\SiteImages;
use Rueda\Kit\Format\Kit;
use Rueda\Kit\Import\Undo\Rollback;
use Rueda\Kit\KitErrors;
use Rueda\Support\Clock;
use Rueda\Support\Lock;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Builds the objects that imports need. */
final class ImportParts {
	private ?RunStore $store = null;

	public function __construct( private Clock $clock ) {}

	public function store(): RunStore {
		return $this->store ??= new RunStore( $this->clock );
	}

	public function importer(): Importer {
		return new Importer(
			$this->store(),
			new Planner( $this->matches() ),
			new Tasks(),
			new Rollback( $this->store() ),
			new Lock( $this->clock ),
			$this->clock,
			static fn ( Run $run ): Kit => self::kit_of( $run ),
			static fn ( string $id ) => KitFiles::drop( $id )
		);
	}

	public function preview(): Preview {
		return new Preview( $this->matches(), self::sentence() );
	}

	public function report(): ImportReport {
		return new ImportReport( $this->store(), self::sentence() );
	}

	public function abandoned(): AbandonedRuns {
		return new AbandonedRuns( $this->store(), $this->clock, fn (): Importer => $this->importer() );
	}

	/** @return array{runs: list<array<string, mixed>>, current: array<string, mixed>|null} For the list of kits. */
	public function runs(): array {
		$current = $this->store()->current();
		return [
			'runs'    => array_map( fn ( Run $run ): array => $this->report()->short( $run ), $this->store()->all() ),
			'current' => null === $current ? null : $this->report()->describe( $current ),
		];
	}

	/** Opens the kit of a run. All of the file is checked when the run begins; later steps accept no other file. */
	private static function kit_of( Run $run ): Kit {
		if ( '' !== $run->seal ) {
			return KitFiles::open( $run->upload, $run->seal );
		}
		// The seal is made before the check, so that a file that is exchanged during the check is noticed.
		$seal      = KitFiles::seal( $run->upload );
		$kit       = KitFiles::open( $run->upload );
		$run->seal = $seal;
		return $kit;
	}

	private function matches(): Matches {
		return new Matches(
			static fn ( WP_Post $post ): array => [
				ItemFields::from_post( $post ),
				// An imported image was encoded anew, so a kit that this site has exported since has its new hash.
				ItemFields::with_references( $post, new References( new Keys(), new SiteImages() ) ),
			]
		);
	}

	/** @return \Closure( string, string ): string */
	private static function sentence(): \Closure {
		return static fn ( string $code, string $about ): string => KitErrors::sentence( $code, $about );
	}
}
