<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Upload;

use Rueda\Form\FormParts;
use Rueda\Form\Intake\SubmissionHandler;
use Rueda\Form\Post\Request;
use Rueda\Form\Protocol\Outcome;
use Rueda\Form\Value\Upload;
use Rueda\Mail\Ledger;
use Rueda\Mail\MailTimeout;
use Rueda\Mail\Outbox;
use Rueda\Support\Clock;
use Rueda\Tests\BrokenDatabase;
use Rueda\Tests\Form\FormTestCase;

abstract class UploadTestCase extends FormTestCase {
	use BrokenDatabase;

	protected string $folder = '';

	protected function setUp(): void {
		parent::setUp();
		$this->folder = sys_get_temp_dir() . '/rueda-uploads-' . getmypid();
		wp_mkdir_p( $this->folder . '/in' );
		add_filter( 'rueda_form_upload_folder', fn (): string => $this->folder . '/kept' );
	}

	protected function tearDown(): void {
		$this->mend_the_database();
		$files = new \RecursiveIteratorIterator(
			new \RecursiveDirectoryIterator( $this->folder, \FilesystemIterator::SKIP_DOTS ),
			\RecursiveIteratorIterator::CHILD_FIRST
		);
		foreach ( $files as $file ) {
			$file->isDir() ? rmdir( $file->getPathname() ) : unlink( $file->getPathname() );
		}
		rmdir( $this->folder );
		parent::tearDown();
	}

	/**
	 * @param list<array<string, mixed>>  $fields
	 * @param array<string, list<Upload>> $uploads
	 */
	protected function receive(
		array $fields,
		array $uploads,
		string $settings = '',
		string|callable $move = 'rename',
		array $mail = [ 'attachments' => '[cv][f]' ]
	): Outcome {
		$form = $this->form(
			$fields,
			[ 'meta_input' => [ 'rueda_form_settings' => $settings, 'rueda_form_mail' => $mail ] ]
		);
		return $this->handler( $move )->receive(
			$form,
			new Request( [ '_wpcf7_unit_tag' => self::TAG ], $uploads, true )
		);
	}

	protected function handler( string|callable $move = 'rename' ): SubmissionHandler {
		$clock  = new Clock();
		$outbox = new Outbox(
			new Ledger( $clock ),
			$clock,
			new MailTimeout( $clock )
		);
		return ( new FormParts( $clock, static fn (): Outbox => $outbox, $move ) )->handler();
	}

	protected function upload( string $name, string $content ): Upload {
		$path = $this->folder . '/in/' . bin2hex( random_bytes( 4 ) );
		file_put_contents( $path, $content );
		return new Upload( $name, strlen( $content ), $path );
	}

	/** @return list<string> */
	protected function kept( string $pattern = '*/*' ): array {
		$is_part = static fn ( string $path ): bool => ! in_array(
			basename( $path ),
			[ 'index.php', 'web.config' ],
			true
		);
		return array_values( array_filter( (array) glob( $this->folder . '/kept/' . $pattern ), $is_part ) );
	}
}
