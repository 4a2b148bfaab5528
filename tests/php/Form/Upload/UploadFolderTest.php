<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Upload;

use Rueda\Form\Post\Request;
use Rueda\Form\Store\MessagesTable;
use Rueda\Form\Upload\UploadFolder;
use Rueda\Support\Nodes\PrivateFolder;
use Rueda\Form\Value\Upload;

/** What stays in the folder of uploads, and what does not. */
final class UploadFolderTest extends UploadTestCase {
	public function test_the_folder_is_closed_and_its_parts_cannot_be_guessed(): void {
		add_filter( 'pre_wp_mail', '__return_false' );
		$this->receive(
			[ [ 'type' => 'file', 'name' => 'cv', 'filetypes' => 'txt' ] ],
			[ 'cv' => [ $this->upload( 'a.txt', 'Some words.' ) ] ]
		);

		self::assertFileExists( $this->folder . '/kept/.htaccess' );
		self::assertMatchesRegularExpression( '~/kept/[0-9a-f]{32}/a\.txt$~', $this->kept()[0] );
	}

	public function test_files_of_a_message_that_cannot_be_stored_go_at_once(): void {
		$this->watch_the_log();
		$form    = $this->form(
			[ [ 'name' => 'your-name' ], [ 'type' => 'file', 'name' => 'cv', 'filetypes' => 'txt' ] ]
		);
		$request = new Request(
			[ '_wpcf7_unit_tag' => self::TAG, 'your-name' => 'Zoë Secret' ],
			[ 'cv' => [ $this->upload( 'a.txt', 'Some words.' ) ] ],
			true
		);
		$this->let_nothing_be_written();
		$outcome = $this->handler()->receive( $form, $request );

		self::assertSame( 'mail_failed', $outcome->status() );
		self::assertSame( [], $this->kept( '*' ) );
		self::assertStringContainsString(
			MessagesTable::full_name() . ' failed: ' . self::refusal() . '.',
			$this->logged()
		);
		self::assertStringNotContainsString( 'Secret', $this->logged() );
	}

	public function test_files_of_spam_that_cannot_be_stored_go_at_once(): void {
		$this->watch_the_log();
		add_filter( 'wpcf7_spam', '__return_true' );
		$form    = $this->form( [ [ 'type' => 'file', 'name' => 'cv', 'filetypes' => 'txt' ] ] );
		$request = new Request(
			[ '_wpcf7_unit_tag' => self::TAG ],
			[ 'cv' => [ $this->upload( 'a.txt', 'Some words.' ) ] ],
			true
		);
		$this->let_nothing_be_written();

		self::assertSame( 'spam', $this->handler()->receive( $form, $request )->status() );
		self::assertSame( [], $this->kept( '*' ) );
	}

	public function test_a_message_with_a_file_is_stored_although_its_table_was_missing(): void {
		MessagesTable::drop();
		add_filter( 'pre_wp_mail', '__return_false' );
		$this->receive(
			[ [ 'type' => 'file', 'name' => 'cv', 'filetypes' => 'txt' ] ],
			[ 'cv' => [ $this->upload( 'a.txt', 'Some words.' ) ] ]
		);

		self::assertCount( 1, $this->messages() );
		self::assertCount( 1, $this->kept() );
	}

	public function test_what_a_full_disk_left_of_a_file_goes_with_those_before_it(): void {
		$files = [ $this->upload( 'a.txt', 'Some words.' ), $this->upload( 'b.txt', 'Some words.' ) ];
		$moved = 0;
		$move  = static function ( string $from, string $to ) use ( &$moved ): bool {
			return 1 === ++$moved ? rename( $from, $to ) : false === file_put_contents( $to, 'Some' );
		};

		$outcome = $this->receive(
			[ [ 'type' => 'file', 'name' => 'f', 'filetypes' => 'txt', 'isMultiple' => true ] ],
			[ 'f' => $files ],
			'',
			$move
		);
		self::assertSame( [ 'f' => 'There was an unknown error uploading the file.' ], $outcome->errors() );
		self::assertSame( [], $this->kept( '*' ) );
	}

	public function test_no_log_gets_the_name_of_a_file_when_the_disk_is_full(): void {
		$logged = [];
		// PHP logs where the file should have gone.
		$move = static function ( string $from, string $to ) use ( &$logged ): bool {
			$logged[] = $to;
			return false;
		};

		$outcome = $this->receive(
			[ [ 'type' => 'file', 'name' => 'f', 'filetypes' => 'pdf' ] ],
			[ 'f' => [ $this->upload( 'Sick note Ana.pdf', '%PDF-1' ) ] ],
			'',
			$move
		);
		self::assertSame( [ 'f' => 'There was an unknown error uploading the file.' ], $outcome->errors() );
		self::assertCount( 1, $logged );
		self::assertStringNotContainsString( 'Ana', implode( $logged ) );
	}

	public function test_the_folder_is_closed_again_where_a_full_disk_left_empty_files(): void {
		UploadFolder::create();
		$whole = (string) file_get_contents( PrivateFolder::path() . '/.htaccess' );
		file_put_contents( PrivateFolder::path() . '/.htaccess', '' );
		file_put_contents(
			PrivateFolder::path() . '/web.config',
			substr( (string) file_get_contents( PrivateFolder::path() . '/web.config' ), 0, 20 )
		);
		file_put_contents( PrivateFolder::path() . '/index.php', '' );
		UploadFolder::create();

		self::assertSame( $whole, file_get_contents( PrivateFolder::path() . '/.htaccess' ) );
		self::assertStringEndsWith(
			"</configuration>\n",
			(string) file_get_contents( PrivateFolder::path() . '/web.config' )
		);
		self::assertSame( "<?php\n", file_get_contents( PrivateFolder::path() . '/index.php' ) );
	}

	public function test_what_an_admin_wrote_into_the_files_stays(): void {
		UploadFolder::create();
		file_put_contents( PrivateFolder::path() . '/.htaccess', "# closed in the server's settings\n" );
		UploadFolder::create();

		self::assertSame(
			"# closed in the server's settings\n",
			file_get_contents( PrivateFolder::path() . '/.htaccess' )
		);
	}

	public function test_clearing_takes_our_files_and_leaves_those_of_others(): void {
		$ours = UploadFolder::create() . '/a.txt';
		file_put_contents( $ours, 'x' );
		wp_mkdir_p( PrivateFolder::path() . '/of-others' );
		file_put_contents( PrivateFolder::path() . '/of-others/b.txt', 'x' );
		UploadFolder::clear();
		self::assertSame( [ PrivateFolder::path() . '/of-others/b.txt' ], $this->kept() );

		unlink( PrivateFolder::path() . '/of-others/b.txt' );
		rmdir( PrivateFolder::path() . '/of-others' );
		UploadFolder::clear();
		self::assertDirectoryDoesNotExist( PrivateFolder::path() );
	}
}
